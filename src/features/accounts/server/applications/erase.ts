import { and, asc, eq, lt } from 'drizzle-orm';
import { record } from '~/features/audit/server/public';
import type { Daily } from '~/platform/jobs';
import { storing } from '~/platform/files/storing';
import type { Site } from '~/platform/site';
import { dayOf, startOfDay } from '~/shared/dates';
import { peopleTopic } from '~/shared/topics';
import { reopenDays } from '../../contract';
import { photoKeys } from '../photos';
import { applications, users } from '../tables';
import { lockApplication } from './decide';

/** Every morning at half past seven: rejected applications that can't be taken back any more are erased. */
export const erasing = (site: Site): Daily => ({
  name: 'applications.daily',
  hour: 7.5,
  run: (signal) => eraseRejected(site, signal),
});

/** Deletes the accounts whose rejection is more than 90 days old, with their photos; one after the other, each whole or not at all. */
export async function eraseRejected(
  site: Pick<Site, 'db' | 'write' | 'clock' | 'files' | 'log'>,
  signal?: AbortSignal,
): Promise<void> {
  const { db, write, clock, files, log } = site;
  const before = startOfDay(dayOf(clock.now()) - reopenDays);
  const isDue = and(eq(applications.state, 'rejected'), lt(applications.decidedAt, before));
  const due = await db
    .select({ id: applications.userId })
    .from(applications)
    .where(isDue)
    .orderBy(asc(applications.userId));
  for (const { id } of due) {
    signal?.throwIfAborted();
    await storing(files, log, async (store) => {
      const photo = await write(async (tx, invalidate) => {
        // Locked by its applicant's row, as everywhere; reopened meanwhile, it stays.
        const found = await lockApplication(tx, id).catch(() => undefined);
        const { user, application } = found ?? {};
        if (!user || user.isApproved || application?.state !== 'rejected' || application.decidedAt! >= before)
          return null;
        await tx.delete(users).where(eq(users.id, id));
        invalidate(peopleTopic);
        // Without a name: the entry stays for ever.
        await record(tx, { at: clock.now(), actor: null, action: 'application.erase', target: { type: 'user', id } });
        return user.photo;
      });
      await store.delete(photoKeys(photo));
    });
  }
}
