import { setTimeout as sleep } from 'node:timers/promises';
import { keptDays } from '~/shared/kept-days';
import type { Database, Tx } from '../database';
import type { Log } from '../log';
import { createBell } from './bell';
import { createJobStore, insertJob, joinJob } from './store';
import { createWorker, type Handler, type OnAttempt, type Timing, type Worker, type WorkOptions } from './worker';

export interface QueueOptions {
  /** Names the event: a second job of the same name and key is dropped, even after the first is done (for 30 days). */
  key?: string | undefined;
  startAfter?: Date | undefined;
}

export interface Jobs {
  /** Queues a job in the caller's transaction: it runs after the commit, or never. `data` must survive JSON. */
  queue(tx: Tx, name: string, data: unknown, options?: QueueOptions): Promise<void>;
  /**
   * Queues a job that many events share, or joins the one that waits. `merge` gives its data: of undefined when it is new, else
   * of what they are, the same object where nothing changes. False when the job of that key is being done or has ended: the
   * event needs one of another key. The job begins after the caller's transaction, so it sees everything that joined it.
   */
  join(
    tx: Tx,
    name: string,
    merge: (data: unknown) => unknown,
    options: { key: string; startAfter: Date },
  ): Promise<boolean>;
  /** Sets the handler of the jobs of that name; call it before `start`. */
  work(name: string, handler: Handler, options?: WorkOptions): void;
  start(): Promise<void>;
  /** Starts no more jobs and waits for the running ones, at most `seconds`; what is not done by then runs again later. */
  stop(seconds?: number): Promise<void>;
}

const sweepEvery = 6 * 3600_000; // ms

/**
 * Nothing announces the commit of a queued job, but it comes within milliseconds: look at these times (ms). On the embedded
 * database the first look waits for the single connection, so it comes right after the commit.
 */
const looks = [5, 30, 150, 600];

/**
 * Background jobs, stored in the database: each normally runs once, however many instances there are, and again when the
 * process that was running it died. docs/decisions/0003-jobs.md
 */
export function createJobs({ database, log, timing = { poll: 2000, lease: 60 }, onAttempt }: JobsParts): Jobs {
  const store = createJobStore(database.db);
  const workers: Worker[] = [];
  const timers: NodeJS.Timeout[] = [];
  const bell = createBell();
  let polling: Promise<void> = Promise.resolve();
  let stopping = false;
  let blind = false; // the last look failed; logged once, not at every look

  const ring = (names: readonly string[]) =>
    workers.filter(({ name }) => names.includes(name)).forEach((worker) => worker.ring());
  /** One look for all kinds of jobs: a look for each of them would cost a site at rest twenty statements where one will do. */
  const poll = async () => {
    while (!stopping) {
      try {
        ring(await store.due());
        blind = false;
      } catch (error) {
        if (!blind) log.warn({ err: error }, 'jobs cannot be looked for');
        blind = true;
      }
      await bell.wait(timing.poll);
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
    async queue(tx, name, data, { key, startAfter } = {}) {
      await insertJob(tx, { name, data, key, startAfter });
      if (startAfter) return;
      for (const ms of looks) setTimeout(() => ring([name]), ms).unref();
    },
    async join(tx, name, merge, { key, startAfter }) {
      return (await insertJob(tx, { name, data: merge(undefined), key, startAfter })) || joinJob(tx, name, key, merge);
    },
    work(name, handler, options = {}) {
      workers.push(createWorker({ name, handler, options, store, timing, log, onAttempt }));
    },
    async start() {
      if (database.kind === 'embedded') await store.takeBack();
      await store.sweep(keptDays.jobs);
      every(sweepEvery, () => store.sweep(keptDays.jobs));
      every((timing.lease * 1000) / 3, renew);
      for (const worker of workers) worker.start();
      polling = poll();
    },
    async stop(seconds = 10) {
      const patience = new AbortController();
      const late = sleep(seconds * 1000, true, { signal: patience.signal }).catch(() => true);
      stopping = true;
      bell.ring();
      const finished = Promise.all([polling, ...workers.map((worker) => worker.stop())]).then(() => false);
      const cut = await Promise.race([finished, late]);
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
