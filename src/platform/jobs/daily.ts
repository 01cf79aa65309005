import type { Site } from '../site';
import { dayOf, startOfDay, toIso } from '~/shared/dates';

/** What is to be done once a day, or once a week, by whichever instance comes first. */
export interface Daily {
  /** The name of its job: `licences.daily`. */
  name: string;
  /** When it is due, in hours after midnight in the site's zone: 7.5 is half past seven. */
  hour: number;
  /** On which day of the week alone, from 0 for Sunday; without one every day. */
  weekday?: number;
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
 * Queues the jobs of the next two days (weeks), unless they are already; for a feature's `prepare`. Two, so that one that was given
 * up does not end the chain.
 */
export function planDaily(
  { jobs, write, clock }: Pick<Site, 'jobs' | 'write' | 'clock'>,
  { name, hour, weekday }: Pick<Daily, 'name' | 'hour' | 'weekday'>,
): Promise<void> {
  const first = nextAt(hour, clock.now(), weekday);
  return write(async (tx) => {
    for (const due of [first, nextAt(hour, first, weekday)])
      await jobs.queue(tx, name, {}, { key: toIso(due).slice(0, 10), startAfter: due });
  });
}

/** The next time that it is this many hours after midnight in the site's zone, on a day of the week (0: Sunday) if one is named. */
export function nextAt(hour: number, now: Date, weekday?: number): Date {
  const of = (day: number) => new Date(startOfDay(day).getTime() + hour * 3_600_000);
  // Day 0, 1 January 1970, was a Thursday.
  const isMeant = (day: number) => weekday === undefined || (((day + 4) % 7) + 7) % 7 === weekday;
  let day = dayOf(now);
  while (!isMeant(day) || of(day) <= now) day += 1;
  return of(day);
}
