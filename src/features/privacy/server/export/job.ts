import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { fullNameOf, lockUser, users } from '~/features/accounts/server/public';
import type { Tx } from '~/platform/database';
import { isDiskFull } from '~/platform/errors/disk-full';
import { storing } from '~/platform/files/storing';
import { overADay } from '~/platform/jobs';
import type { Site } from '~/platform/site';
import { exportHours } from '../../contract/request-choices';
import type { Requests } from '../requests/context';
import { tellPerson } from '../requests/tell';
import { privacyRequests } from '../tables';
import { zipOf } from './zip';

export const exportJob = 'privacy.export';
const task = z.object({ id: z.number().int() });
/** Whoever waits for it has given up by then, and may ask anew. */
const attempts = 5;
const HOUR_MS = 3_600_000;

/** Queues the making of an export, to begin once the transaction is committed. */
export const queueExport = (jobs: Site['jobs'], tx: Tx, id: number) =>
  jobs.queue(tx, exportJob, { id } satisfies z.input<typeof task>, { key: String(id) });

/** Makes exports, one at a time. */
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

/** Makes an export that was asked for, stores it, and tells the person. Nothing when it is made already, or the person is gone. */
async function makeExport(requests: Requests, id: number): Promise<void> {
  const { db, files, log, write, clock } = requests;
  const isOpen = and(eq(privacyRequests.id, id), eq(privacyRequests.kind, 'export'), eq(privacyRequests.state, 'open'));
  const [asked] = await db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      username: users.username,
      language: users.language,
      aadhaar: users.aadhaarSealed,
    })
    .from(privacyRequests)
    .innerJoin(users, eq(users.id, privacyRequests.userId))
    .where(isOpen);
  if (!asked) return;
  await storing(files, log, async (store) => {
    const key = `exports/${randomBytes(16).toString('hex')}/my-data.zip`;
    const stream = await zipOf(requests, { userId: asked.userId, name: fullNameOf(asked), language: asked.language });
    await store.put(key, { stream }, 'application/zip');
    const bytes = (await files.stat(key))!.size;
    const isKept = await write(async (tx, invalidate) => {
      // The person first, as everybody does who locks both.
      const person = await lockUser(tx, asked.userId);
      if (person && asked.aadhaar !== null && person.aadhaarSealed === null)
        throw new Error('The Aadhaar number was deleted while the copy was made');
      const now = clock.now();
      const fileUntil = new Date(now.getTime() + exportHours * HOUR_MS);
      const [row] = person
        ? await tx
            .update(privacyRequests)
            .set({ state: 'ready', file: { key, bytes }, fileUntil, updatedAt: now })
            .where(isOpen)
            .returning()
        : [];
      if (!person || !row) return false;
      await tellPerson(requests, tx, invalidate, person, row, 'ready');
      return true;
    });
    // Made twice, or for somebody who went meanwhile.
    if (!isKept) await store.delete([key]);
  });
}
