import { dayOf, HOUR_MS, startOfDay, toIso } from '~/shared/dates';
import type { Clock } from '../clock';
import type { Write } from '../topics';
import type { Jobs } from './jobs';

/** What daily jobs need of a site. */
interface DailySite {
  jobs: Jobs;
  write: Write;
  clock: Clock;
}

/** A task that runs once a day, or once a week, on whichever instance comes first. */
export interface Daily {
  /** The name of its job: `licences.daily`. */
  name: string;
  /** When it is due, in hours after midnight in the site's zone: 7.5 is half past seven. */
  hour: number;
  /** The only day of the week on which it runs, from 0 for Sunday; every day by default. */
  weekday?: number;
  /**
   * Runs the task. It is run again after a failure or when its process died, and a day during which the server was off
   * is made up for when it is back, so it has to leave alone what is done already; what it decides by the time it reads
   * from its site's clock.
   */
  run(signal: AbortSignal): Promise<void>;
}

/**
 * Registers the handler of a daily job; for a feature's `jobs`. The job of a day has that day (2026-11-30) as its key,
 * so it is done once however many instances there are, and it queues the job of the next day before anything else.
 * `planDaily` queues the first.
 */
export function workDaily(site: DailySite, daily: Daily): void {
  site.jobs.work(daily.name, async (_data, { signal }) => {
    // First: whatever happens to this job, there is a next.
    await planDaily(site, daily);
    await daily.run(signal);
  });
}

/**
 * Queues the jobs of the next two days (weeks), unless they are queued already; for a feature's `prepare`. Two, so that
 * a job that was given up does not end the chain.
 */
export function planDaily(
  { jobs, write, clock }: DailySite,
  { name, hour, weekday }: Pick<Daily, 'name' | 'hour' | 'weekday'>,
): Promise<void> {
  const first = nextAt(hour, clock.now(), weekday);
  return write(async (tx) => {
    for (const due of [first, nextAt(hour, first, weekday)])
      await jobs.queue(tx, name, {}, { key: toIso(due).slice(0, 10), startAfter: due });
  });
}

/**
 * Returns the next time that it is this many hours after midnight in the site's zone, on a day of the week (0: Sunday)
 * if `weekday` is set.
 */
export function nextAt(hour: number, now: Date, weekday?: number): Date {
  const of = (day: number) => new Date(startOfDay(day).getTime() + hour * HOUR_MS);
  // Day 0, 1 January 1970, was a Thursday.
  const isMeant = (day: number) => weekday === undefined || (((day + 4) % 7) + 7) % 7 === weekday;
  let day = dayOf(now);
  while (!isMeant(day) || of(day) <= now) day += 1;
  return of(day);
}
