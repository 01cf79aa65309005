import { and, asc, eq, lt } from 'drizzle-orm';
import type { Daily } from '~/platform/jobs';
import type { Site } from '~/platform/site';
import { dayOf, startOfDay } from '~/shared/dates';
import { reopenDays } from '../contract';
import type { Erasing } from '~/features/people/server/public';
import { applications } from './tables';
import { lockApplication } from './decide';

/** Erases rejected applicants every day at 7:30, once their rejection can no longer be taken back. */
export const dailyErasures = (site: Site, erasing: Erasing): Daily => ({
  name: 'applications.daily',
  hour: 7.5,
  run: (signal) => eraseRejected(site, erasing, signal),
});

type Erased = Pick<Site, 'config' | 'db' | 'write' | 'clock' | 'files' | 'log'>;

/** Erases the applicants whose rejection is more than 90 days old, each in a transaction of its own. */
export async function eraseRejected(site: Erased, erasing: Erasing, signal?: AbortSignal): Promise<void> {
  const { db, clock } = site;
  const before = startOfDay(dayOf(clock.now()) - reopenDays);
  const isDue = and(eq(applications.state, 'rejected'), lt(applications.decidedAt, before));
  const due = await db
    .select({ id: applications.userId })
    .from(applications)
    .where(isDue)
    .orderBy(asc(applications.userId));
  for (const { id } of due) {
    signal?.throwIfAborted();
    await erasing(site, async (tx, _invalidate, erase) => {
      // Locks the applicant's row, as every decision does. An application reopened since the list was read stays.
      const found = await lockApplication(tx, id).catch(() => undefined);
      const { user, application } = found ?? {};
      if (!user || user.isApproved || application?.state !== 'rejected' || application.decidedAt! >= before) return;
      await erase([id], { at: clock.now(), actor: null, action: 'application.erase' });
    });
  }
}
