import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { HOUR_MS } from '~/shared/dates';
import { fullNameOf, lockUser, nameColumns, users } from '~/features/people/server/public';
import type { Tx } from '~/platform/database';
import { isDiskFull } from '~/platform/errors/disk-full';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import { overADay } from '~/platform/jobs';
import type { Site } from '~/platform/site';
import { exportHours } from '../../contract/request-choices';
import type { Requests } from '../requests/context';
import { notifyPerson } from '../requests/notify-person';
import { privacyRequests } from '../tables';
import { sealedExport, storeExport } from './sealed-file';
import { zipOf } from './zip';

export const exportJob = 'privacy.export';
const task = z.object({ id: z.number().int() });
/** After these attempts the export is refused, so that the person can ask again. */
const attempts = 5;

/** Queues the making of an export, which starts after the commit. */
export const queueExport = (jobs: Site['jobs'], tx: Tx, id: number) =>
  jobs.queue(tx, exportJob, { id } satisfies z.input<typeof task>, { key: String(id) });

/** Registers the job that makes exports, one at a time. */
export function workOnExports(requests: Requests): void {
  requests.jobs.work(
    exportJob,
    async (data, { attempt, signal }) => {
      const { id } = task.parse(data);
      try {
        await makeExport(requests, id);
      } catch (error) {
        if (signal.aborted || isDiskFull(error) || attempt < attempts) throw error;
        requests.log.error({ err: error, request: id }, 'an export could not be made');
        const now = requests.clock.now();
        await requests.write((tx) =>
          tx
            .update(privacyRequests)
            .set({ state: 'refused', decidedAt: now, updatedAt: now })
            .where(and(eq(privacyRequests.id, id), eq(privacyRequests.state, 'open'))),
        );
      }
    },
    { concurrency: 1, retryAfter: (attempt) => (attempt < attempts ? 10 : overADay(attempt)) },
  );
}

/** Makes and stores an export and notifies the person. Does nothing when it is made already, or the person is gone. */
async function makeExport(requests: Requests, id: number): Promise<void> {
  const { config, db, files, log, write, clock } = requests;
  const isOpen = and(eq(privacyRequests.id, id), eq(privacyRequests.kind, 'export'), eq(privacyRequests.state, 'open'));
  const [requester] = await db
    .select({
      userId: users.id,
      ...nameColumns,
      language: users.language,
      aadhaar: users.aadhaarSealed,
    })
    .from(privacyRequests)
    .innerJoin(users, eq(users.id, privacyRequests.userId))
    .where(isOpen);
  if (!requester) return;
  await withStoredFiles(files, log, async (store) => {
    const key = `exports/${randomBytes(16).toString('hex')}/my-data.zip.age`;
    const stream = await zipOf(requests, {
      userId: requester.userId,
      name: fullNameOf(requester),
      language: requester.language,
    });
    const stored = await storeExport(store, key, stream);
    const isStored = await write(async (tx, invalidate) => {
      // The person first: every transaction that locks both has this order.
      const person = await lockUser(tx, requester.userId);
      if (person && requester.aadhaar !== null && person.aadhaarSealed === null)
        throw new Error('The Aadhaar number was deleted while the copy was made');
      const now = clock.now();
      const fileUntil = new Date(now.getTime() + exportHours * HOUR_MS);
      const [row] = person
        ? await tx
            .update(privacyRequests)
            .set({ state: 'ready', file: sealedExport(config, stored), fileUntil, updatedAt: now })
            .where(isOpen)
            .returning()
        : [];
      if (!person || !row) return false;
      await notifyPerson(requests, tx, invalidate, person, row, 'ready');
      return true;
    });
    // Made twice, or for a person who was erased in between.
    if (!isStored) await store.delete([key]);
  });
}
