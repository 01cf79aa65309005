import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log';
import { isDiskFull } from '../errors/disk-full';
import { isOutage } from '../errors/outage';
import { reasonOf } from '../errors/serialize-error';
import { createWakeSignal } from './wake-signal';
import type { createJobStore, Taken } from './store';

/** Thrown by a handler: trying again would not help. */
export class GiveUp extends Error {
  override name = 'GiveUp';
}

/** Thrown by a handler that knows when to try again; it counts as a failed attempt. */
export class TryLater extends Error {
  override name = 'TryLater';

  constructor(
    message: string,
    /** From now. */
    readonly seconds: number,
  ) {
    super(message);
  }
}

/**
 * Runs one job; throws when it should be tried again, or a GiveUp when it should not. `data` come from the database:
 * parse them. A long job watches `signal`, which is aborted when the site stops: throwing its reason does not count as
 * a failure, and the job is due again at once.
 */
export type Handler = (
  data: unknown,
  job: { key: string | null; attempt: number; signal: AbortSignal },
) => Promise<void>;

export interface WorkOptions {
  /** How many jobs of this name one instance runs at the same time. */
  concurrency?: number;
  /** Seconds until it is tried again after the disk was full; for a job that takes a lot of disk space itself. */
  whenFull?: number;
  /** Seconds to wait after a failed attempt (1 is the first), or null to give up. */
  retryAfter?: (attempt: number) => number | null;
}

export interface Timing {
  /** Milliseconds between two looks for what is due (jobs.ts). */
  poll: number;
  /** Seconds that a job stays with an instance that has gone silent. */
  lease: number;
}

/** Called with how an attempt ended: `failed` is tried again, `given_up` is not, `cut` was by the stop of the site. */
export type OnAttempt = (job: string, outcome: 'done' | 'failed' | 'given_up' | 'cut') => void;

interface WorkerParts {
  name: string;
  handler: Handler;
  options: WorkOptions;
  store: ReturnType<typeof createJobStore>;
  timing: Timing;
  log: Log;
  onAttempt?: OnAttempt | undefined;
}

export type Worker = ReturnType<typeof createWorker>;

/**
 * Returns the wait in seconds between ten attempts over the better part of a day: 30 s, 1.5 min, 4.5 min … at most six
 * hours apart.
 */
export const overADay = (attempt: number): number | null =>
  attempt < 10 ? Math.min(30 * 3 ** (attempt - 1), 21_600) : null;

/**
 * Seconds until most jobs are tried again that met a full disk. That may go on for days and is no failure of the job.
 */
const soon = 120;
/** The longest wait between two attempts to store a job's outcome, in ms. */
const longestWait = 2_000;

/** Looks for jobs of one name whenever it is woken, and runs them. Starts none after `stop`. */
export function createWorker({ name, handler, options, store, timing, log, onAttempt }: WorkerParts) {
  const { concurrency = 1, retryAfter = overADay, whenFull = soon } = options;
  const inHand = new Map<number, Promise<void>>();
  const wakeSignal = createWakeSignal();
  const stopped = new AbortController();
  let stopping = false;
  let blind = false; // the last look failed; logged once, not at every look

  const look = async () => {
    const free = concurrency - inHand.size;
    const taken = free > 0 && !stopping ? await store.take(name, free, timing.lease, [...inHand.keys()]) : [];
    blind = false;
    for (const job of taken) inHand.set(job.id, run(job));
  };

  const run = async (job: Taken) => {
    await settle(job, await attempt(job));
    inHand.delete(job.id);
    wakeSignal.ring(); // there is room for the next job
  };

  /** Runs one attempt. Resolves to null, or to why the job failed. */
  const attempt = async ({ key, data, attempts }: Taken): Promise<Error | null> => {
    try {
      // Taken again after the last attempt: that attempt never ended, so this job may well be what ends processes.
      if (attempts > 1 && retryAfter(attempts - 1) === null) throw new GiveUp('the last attempt was cut short');
      await handler(data, { key, attempt: attempts, signal: stopped.signal });
      return null;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  };

  const settle = async (job: Taken, error: Error | null) => {
    const about = { job: name, key: job.key, attempt: job.attempts };
    if (error === null) {
      onAttempt?.(name, 'done');
      return persist(() => store.done(job), about);
    }
    if (isDiskFull(error)) {
      onAttempt?.(name, 'failed');
      log.warn({ ...about, reason: reasonOf(error), again: whenFull }, 'job postponed: the disk is full');
      return persist(() => store.postponed(job, reasonOf(error), whenFull), about);
    }
    const cut = error === stopped.signal.reason;
    const again = cut
      ? 0
      : error instanceof GiveUp
        ? null
        : error instanceof TryLater
          ? error.seconds
          : retryAfter(job.attempts);
    onAttempt?.(name, cut ? 'cut' : again === null ? 'given_up' : 'failed');
    const reason = reasonOf(error);
    if (cut) log.info(about, 'job cut short by the stop, to be done again');
    else if (again === null) log.error({ ...about, reason }, 'job given up');
    else log.warn({ ...about, reason, again }, 'job failed, to be tried again');
    await persist(() => store.failed(job, reason, again), about);
  };

  /** The outcome has to be stored, or the job would run again: so wait for a database that is away for a moment. */
  const persist = async (write: () => Promise<void>, about: object) => {
    for (let wait = 100; ; wait *= 2) {
      try {
        return await write();
      } catch (error) {
        // There will be disk space, and a database, again, and a mail that was sent must not be sent twice.
        const passes = (isDiskFull(error) || isOutage(error)) && !stopping;
        if (wait > longestWait && !passes)
          return log.error({ err: error, ...about }, 'what became of a job could not be kept');
        await sleep(Math.min(wait, longestWait));
      }
    }
  };

  const loop = async () => {
    while (!stopping) {
      await wakeSignal.wait();
      await look().catch((error: unknown) => {
        if (!blind) log.warn({ err: error, job: name }, 'jobs cannot be taken');
        blind = true;
      });
    }
  };

  let looping: Promise<void> = Promise.resolve();
  return {
    name,
    inHand: () => [...inHand.keys()],
    ring: wakeSignal.ring,
    start() {
      looping = loop();
    },
    /** Resolves when the running jobs are done. */
    async stop() {
      stopping = true;
      stopped.abort(new Error('the site is stopping'));
      wakeSignal.ring();
      await looping;
      await Promise.all(inHand.values());
    },
  };
}
