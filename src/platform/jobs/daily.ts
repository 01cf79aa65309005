import type { Site } from '../site';
import { dayOf, startOfDay, toIso } from '~/shared/dates';

/** What is to be done once a day, by whichever instance comes first. */
export interface Daily {
  /** The name of its job: `licences.daily`. */
  name: string;
  /** When it is due, in hours after midnight in the site's zone: 7.5 is half past seven. */
  hour: number;
  /**
   * Does it. It is done again after a failure or when its process died, and a day that the server slept through is made up for
   * when it is back, so it has to leave alone what is done already; what it decides by the time it asks its site's clock.
   */
  run(signal: AbortSignal): Promise<void>;
}

/**
 * Says how a daily job is done; for a feature's `jobs`. The job of a day has that day (2026-11-30) as its key, so it is done once
 * however many instances there are, and it queues that of the next day before anything else. `planDaily` queues the first one.
 */
export function workDaily(site: Pick<Site, 'jobs' | 'write' | 'clock'>, daily: Daily): void {
  site.jobs.work(daily.name, async (_data, { signal }) => {
    // First: whatever becomes of this one, there is a next.
    await planDaily(site, daily);
    await daily.run(signal);
  });
}

/**
 * Queues the jobs of the next two days, unless they are already; for a feature's `prepare`. Two, so that one that was given
 * up does not end the chain.
 */
export function planDaily({ jobs, write, clock }: Pick<Site, 'jobs' | 'write' | 'clock'>, { name, hour }: Pick<Daily, 'name' | 'hour'>): Promise<void> {
  const first = nextAt(hour, clock.now());
  return write(async (tx) => {
    for (const due of [first, nextAt(hour, first)]) await jobs.queue(tx, name, {}, { key: toIso(due).slice(0, 10), startAfter: due });
  });
}

/** The next time that it is this many hours after midnight in the site's zone. */
export function nextAt(hour: number, now: Date): Date {
  const of = (day: number) => new Date(startOfDay(day).getTime() + hour * 3_600_000);
  const today = of(dayOf(now));
  return today > now ? today : of(dayOf(now) + 1);
}
