import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { DAY_MS } from '~/shared/dates';
import type { Tx } from '~/platform/database';
import { isDiskFull } from '~/platform/errors/disk-full';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import { overADay } from '~/platform/jobs';
import type { Site } from '~/platform/site';
import { languages, type Language } from '~/shared/language';
import { cardSheets } from '../tables';
import { printSheet } from './print-sheet';

const begin = 'cards.sheet';
const end = 'cards.sheet-end';
const task = z.object({ id: z.number().int() });
/** `language`: the clerk's; English for jobs queued by a version without languages. */
const drawing = task.extend({ language: z.enum(languages).default('en') });

/** Life of a printing sheet in ms: long enough to print it again, short because it has many people's photos. */
const lifeMs = 7 * DAY_MS;
/** The clerk has given up after these attempts. */
const attempts = 3;

/** Queues the drawing of a printing sheet, which starts after the commit. */
export const queueSheet = (jobs: Site['jobs'], tx: Tx, id: number, language: Language) =>
  jobs.queue(tx, begin, { id, language } satisfies z.input<typeof drawing>, { key: String(id) });

/** Runs the drawings, one at a time, and the jobs that delete the sheets seven days later. */
export function workOnSheets(site: Site): void {
  site.jobs.work(
    begin,
    async (data, { attempt, signal }) => {
      const { id, language } = drawing.parse(data);
      try {
        await printSheet(site, id, {
          language,
          goneAt: goneAt(site),
          afterwards: (tx) => queueEnd(site, tx, id),
          signal,
        });
      } catch (error) {
        if (signal.aborted || isDiskFull(error) || attempt < attempts) throw error;
        site.log.error({ err: error, sheet: id }, 'cards could not be printed');
        await site.write(async (tx) => {
          await tx
            .update(cardSheets)
            .set({ status: 'failed', goneAt: goneAt(site) })
            .where(eq(cardSheets.id, id));
          await queueEnd(site, tx, id);
        });
      }
    },
    { concurrency: 1, retryAfter: (attempt) => (attempt < attempts ? 10 : overADay(attempt)) },
  );
  site.jobs.work(end, async (data) => {
    const { id } = task.parse(data);
    await withStoredFiles(site.files, site.log, async (store) => {
      const [gone] = await site.write((tx) =>
        tx.delete(cardSheets).where(eq(cardSheets.id, id)).returning({ file: cardSheets.file }),
      );
      if (gone?.file) await store.delete([gone.file]);
    });
  });
}

const goneAt = ({ clock }: Pick<Site, 'clock'>) => new Date(clock.now().getTime() + lifeMs);
const queueEnd = ({ jobs, clock }: Pick<Site, 'jobs' | 'clock'>, tx: Tx, id: number) =>
  jobs.queue(tx, end, { id } satisfies z.input<typeof task>, { key: String(id), startAfter: goneAt({ clock }) });
