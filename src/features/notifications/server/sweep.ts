import { lt } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import type { Site } from '~/platform/site';
import { dayOf } from '~/shared/dates';
import { notices } from './tables';

const job = 'notice-sweep';
/** How long people can look up what they have read. */
const keptDays = 90;

/** Clears read notices away on every day that has a new one, so that they don't pile up for ever. */
export async function queueSweep(jobs: Site['jobs'], tx: Tx, now: Date): Promise<void> {
  // Due already: the next look for jobs finds it, no worker has to be woken for it.
  await jobs.queue(tx, job, {}, { key: String(dayOf(now)), startAfter: new Date(0) });
}

export function workOnSweep({ jobs, write, clock }: Pick<Site, 'jobs' | 'write' | 'clock'>): void {
  jobs.work(job, async () => {
    const before = new Date(clock.now().getTime() - keptDays * 86_400_000);
    await write((tx) => tx.delete(notices).where(lt(notices.readAt, before)));
  });
}
