import { z } from 'zod';
import type { Tx } from '~/platform/database';
import { isDiskFull } from '~/platform/errors/disk-full';
import { overADay } from '~/platform/jobs';
import type { Site } from '~/platform/site';
import { findFlipbook } from '../views';
import { storedProblem } from './problem';
import { failFlipbook, renderFlipbook } from './render-flipbook';

const name = 'render-flipbook';
const task = z.object({ id: z.number().int() });

/** Queues the rendering of a flipbook's pages, to begin once the transaction is committed. */
export const queueRendering = (jobs: Site['jobs'], tx: Tx, id: number) =>
  jobs.queue(tx, name, { id } satisfies z.input<typeof task>, { key: String(id) });

/**
 * Registers that job, which renders one flipbook at a time; call it before `jobs.start()`. A failure that is not the
 * PDF's fault is tried ten times.
 */
export function workOnRendering(site: Site): void {
  site.jobs.work(
    name,
    async (data, { attempt, signal }) => {
      const { id } = task.parse(data);
      try {
        await renderFlipbook(site, id, { signal });
      } catch (error) {
        if (signal.aborted || isDiskFull(error) || overADay(attempt) !== null) throw error;
        site.log.error({ err: error, flipbook: id }, 'flipbook could not be rendered');
        const book = await findFlipbook(site.db, id);
        if (book) await failFlipbook(site, book, storedProblem({ key: 'serverCouldNotRender' }));
      }
    },
    // The queue never gives up by itself: the last attempt has to store its failure with the flipbook.
    { concurrency: 1, retryAfter: (attempt) => overADay(attempt) ?? 3600 },
  );
}
