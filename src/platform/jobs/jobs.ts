import { setTimeout as sleep } from 'node:timers/promises';
import { retentionDays } from '~/shared/retention-days';
import type { Database, Tx } from '../database';
import type { Log } from '../log';
import { createWakeSignal } from './wake-signal';
import { createJobStore, insertJob, joinJobs, type JobEvent, type QueueOptions } from './store';
import { createWorker, type Handler, type OnAttempt, type Timing, type Worker, type WorkOptions } from './worker';

export interface Jobs {
  /** Queues a job in the caller's transaction: it runs after the commit, or never. `data` must survive JSON. */
  queue(tx: Tx, name: string, data: unknown, options?: QueueOptions): Promise<void>;
  /**
   * Queues jobs that many events share, or joins the waiting ones, in a few statements for any number of events.
   * Returns the keys whose jobs are running or have ended: their events need jobs of other keys. A job begins after the
   * caller's transaction, so it sees everything that joined it.
   */
  join(tx: Tx, name: string, events: readonly JobEvent[], startAfter: Date): Promise<string[]>;
  /** Sets the handler of the jobs of that name; call it before `start`. */
  work(name: string, handler: Handler, options?: WorkOptions): void;
  start(): Promise<void>;
  /**
   * Starts no more jobs and waits for the running jobs, at most `seconds`; what is not done by then runs again later.
   */
  stop(seconds?: number): Promise<void>;
}

const sweepEvery = 6 * 3600_000; // ms

/**
 * The times at which to look (ms): nothing announces the commit of a queued job, but it comes within milliseconds. On
 * the embedded database the first look waits for the single connection, so it comes right after the commit.
 */
const looks = [5, 30, 150, 600];

/**
 * Background jobs, stored in the database: each normally runs once, however many instances there are, and again when
 * the process that was running it died. docs/decisions/0003
 */
export function createJobs({ database, log, timing = { poll: 2000, lease: 60 }, onAttempt }: JobsParts): Jobs {
  const store = createJobStore(database.db);
  const workers: Worker[] = [];
  const timers: NodeJS.Timeout[] = [];
  const wakeSignal = createWakeSignal();
  let polling: Promise<void> = Promise.resolve();
  let stopping = false;
  let blind = false; // the last look failed; logged once, not at every look

  const ring = (names: readonly string[]) =>
    workers.filter(({ name }) => names.includes(name)).forEach((worker) => worker.ring());
  /**
   * One query for all kinds of jobs: a query for each of them would cost a site at rest twenty statements where one
   * will do.
   */
  const poll = async () => {
    while (!stopping) {
      try {
        ring(await store.due());
        blind = false;
      } catch (error) {
        if (!blind) log.warn({ err: error }, 'jobs cannot be looked for');
        blind = true;
      }
      await wakeSignal.wait(timing.poll);
    }
  };

  const every = (ms: number, what: () => Promise<void>) => {
    const safely = () => void what().catch((error: unknown) => log.warn({ err: error }, 'jobs: housekeeping failed'));
    timers.push(setInterval(safely, ms).unref());
  };
  const renew = async () => {
    const ids = workers.flatMap((worker) => worker.inHand());
    if (ids.length > 0) await store.renew(ids, timing.lease);
  };

  return {
    async queue(tx, name, data, options = {}) {
      await insertJob(tx, { name, data, ...options });
      if (options.startAfter || options.delaySeconds) return;
      for (const ms of looks) setTimeout(() => ring([name]), ms).unref();
    },
    join: joinJobs,
    work(name, handler, options = {}) {
      workers.push(createWorker({ name, handler, options, store, timing, log, onAttempt }));
    },
    async start() {
      if (database.kind === 'embedded') await store.takeBack();
      await store.sweep(retentionDays.jobs);
      every(sweepEvery, () => store.sweep(retentionDays.jobs));
      every((timing.lease * 1000) / 3, renew);
      for (const worker of workers) worker.start();
      polling = poll();
    },
    async stop(seconds = 10) {
      const patience = new AbortController();
      const timeLimit = sleep(seconds * 1000, true, { signal: patience.signal }).catch(() => true);
      stopping = true;
      wakeSignal.ring();
      const finished = Promise.all([polling, ...workers.map((worker) => worker.stop())]).then(() => false);
      const cut = await Promise.race([finished, timeLimit]);
      if (cut) log.warn({ jobs: workers.flatMap((worker) => worker.inHand()) }, 'jobs cut short');
      patience.abort();
      timers.forEach(clearInterval);
    },
  };
}

interface JobsParts {
  database: Pick<Database, 'db' | 'kind'>;
  log: Log;
  timing?: Timing;
  onAttempt?: OnAttempt | undefined;
}
