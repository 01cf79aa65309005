import path from 'node:path';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { lastBackup } from '../backup/last-backup';
import type { Config } from '../config';
import type { Database } from '../database';
import { measureDiskSpace } from '../disk-space/measure';
import type { Files } from '../files';
import type { ResponseCache } from '../http/response-cache';
import { jobFigures, type OnAttempt } from '../jobs';
import { mailJob } from '../mail';
import { probeJob } from '../secrets/check-secret-key';
import { createAnswerTally } from './answers';
import type { EventTally } from './events';
import { withTimeout } from './with-timeout';

interface MetricsParts {
  config: Pick<Config, 'dataDir' | 'backupUrl'>;
  database: Pick<Database, 'db' | 'pool'>;
  files: Pick<Files, 'check'>;
  /** The call of the sign-in, as `POST` and its route. */
  signIn: string;
  /** The call and the page by which a card is checked, each as `GET` and its route. */
  cardChecks: readonly string[];
  events: EventTally;
}

export type Metrics = ReturnType<typeof createMetrics>;

const states = { done: 'sent', failed: 'failed', given_up: 'given_up' } as const;
/** What the sign-in answers mean. A 400 is a form that is not filled in, and does not count as a try. */
const signIns = { succeeded: 200, failed: 401, pending: 403, limited: 429 } as const;
/** What the answers to a check of a card mean. */
const checks = { good: 200, not_valid: 404, limited: 429 } as const;

/**
 * Memory, processor time, event loop and garbage collection are the process's, however many servers it has: watched
 * once.
 */
let ofProcess: Registry | undefined;
function processMetrics(): Registry {
  if (!ofProcess) collectDefaultMetrics({ register: (ofProcess = new Registry()) });
  return ofProcess;
}

/**
 * Creates the metrics of one instance for Prometheus; the list with its meanings is in docs/OPERATIONS.md, "Metrics".
 * What happens is counted as it happens (`answered`, `attempted`); everything else is read when `text` is called, which
 * takes at most two seconds, whatever is down: what could not be read is missing then, and `sangham_up` shows it.
 */
export function createMetrics({ config, database, files, signIn, cardChecks, events }: MetricsParts) {
  const { db, pool } = database;
  const register = new Registry();
  const registers = [register];
  const answers = createAnswerTally();
  const attempts = new Map<string, number>();
  let cache: ResponseCache | undefined;

  // Prometheus itself labels every series with `job` and `instance`: ours have other names.
  const gauge = <L extends string = never>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Gauge({ name: `sangham_${name}`, help, labelNames: [...labelNames], registers });
  /** Returns a counter whose values are counted elsewhere: `values` returns them when they are read. */
  const counter = <L extends string>(
    name: string,
    help: string,
    labelNames: readonly L[],
    values: () => Iterable<Sample<L>>,
  ) =>
    new Counter({
      name: `sangham_${name}_total`,
      help,
      labelNames: [...labelNames],
      registers,
      collect() {
        this.reset();
        for (const { labels, value } of values()) this.inc(labels, value);
      },
    });

  counter('http_requests', 'Answered requests.', ['method', 'route', 'status'], answers.counts);
  register.registerMetric(
    answers.durations('sangham_http_request_duration_seconds', 'From the head of a request to the end of its answer.'),
  );
  counter('page_visits', 'Pages that were opened by their address, by their language.', ['language'], answers.visits);
  const answered = (address: string, status: number) => {
    const [method = '', route = ''] = address.split(' ');
    return answers.of(method, route, status);
  };
  counter('logins', 'Answered tries to sign in.', ['outcome'], () =>
    Object.entries(signIns).map(([outcome, status]) => ({ labels: { outcome }, value: answered(signIn, status) })),
  );
  counter('card_checks', 'Answered checks of membership cards, by page and by call.', ['outcome'], () =>
    Object.entries(checks).map(([outcome, status]) => ({
      labels: { outcome },
      value: cardChecks.reduce((sum, address) => sum + answered(address, status), 0),
    })),
  );
  counter(
    'response_cache_reads',
    'Answers that may be cached: in memory (hit), being made for another (shared), made.',
    ['outcome'],
    () => Object.entries(cache?.reads ?? {}).map(([outcome, value]) => ({ labels: { outcome }, value })),
  );
  counter('job_attempts', 'Attempts at background jobs in this instance.', ['name', 'outcome'], () =>
    [...attempts].map(([key, value]) => {
      const [name = '', outcome = ''] = key.split(' ');
      return { labels: { name, outcome }, value };
    }),
  );
  counter(
    'mails',
    'Attempts at mails in this instance; one that failed is tried again, one given up is not.',
    ['outcome'],
    () =>
      Object.entries(states).map(([outcome, mail]) => ({
        labels: { outcome: mail },
        value: attempts.get(`${mailJob} ${outcome}`) ?? 0,
      })),
  );
  counter('pushes', 'Attempts in this instance to push a notice to a phone, by what came of them.', ['outcome'], () =>
    events.of('push').map(([outcome, value]) => ({ labels: { outcome }, value })),
  );
  counter('ad_events', 'Events of ads that browsers sent to this instance, by what came of them.', ['outcome'], () =>
    events.of('ads').map(([outcome, value]) => ({ labels: { outcome }, value })),
  );

  const up = gauge('up', '1 when this part answered within the scrape, else 0.', ['part']);
  const cached = gauge('response_cache_entries', 'Finished answers in memory.');
  const cachedBytes = gauge('response_cache_bytes', 'What they are estimated to take.');
  const connections = gauge('database_connections', 'Connections in the pool of this instance.', ['state']);
  const maximum = gauge('database_connections_max', 'How many there may be.');
  const waiting = gauge('database_waiting', 'Queries and transactions that wait for a connection.');
  const jobs = gauge('jobs', 'Jobs in the database by state; done and given_up: in the last 24 hours.', [
    'name',
    'state',
  ]);
  const oldest = gauge('jobs_oldest_seconds', 'How long ago the oldest unfinished job of this state was queued.', [
    'name',
    'state',
  ]);
  const lateGauge = gauge('jobs_late_seconds', 'How long the job that has waited longest has been due.', ['name']);
  const free = gauge('disk_free_bytes', 'What the server may still write on the disk of this folder.', ['folder']);
  const size = gauge('disk_size_bytes', 'The size of that disk.', ['folder']);
  const nightly = gauge('backup_nightly', '1 when BACKUP_URL is set.');
  const backedUp = gauge('backup_last_timestamp_seconds', 'When the last complete backup was made; 0: never.');
  const missing = gauge('backup_last_missing_files', 'Files that rows name and the last backup could not find.');

  const parts = {
    database: withTimeout(() => db.execute('select 1')),
    files: withTimeout(async () => {
      await files.check();
      return true;
    }),
  };
  const askJobs = withTimeout(async () => (await jobFigures(db)).filter(({ name }) => name !== probeJob));
  const askBackup = withTimeout(async () => ({ last: await lastBackup(db) }));
  const { backupUrl } = config;
  const folders = {
    data: config.dataDir,
    ...(backupUrl && path.isAbsolute(backupUrl) && { backup: backupUrl }),
  };
  const disks = Object.entries(folders).map(([folder, at]) => ({
    folder,
    ask: withTimeout(() => measureDiskSpace(at)),
  }));

  const lookAtJobs = async () => {
    const figures = await askJobs();
    for (const one of [jobs, oldest, lateGauge]) one.reset();
    for (const { name, state, count, oldestSeconds, lateSeconds } of figures ?? []) {
      jobs.set({ name, state }, count);
      if (oldestSeconds !== null) oldest.set({ name, state }, oldestSeconds);
      if (lateSeconds !== null) lateGauge.set({ name }, lateSeconds);
    }
  };
  const lookAtBackup = async () => {
    const known = await askBackup();
    for (const one of [backedUp, missing]) one.remove();
    if (!known) return;
    backedUp.set(known.last ? Date.parse(known.last.at) / 1000 : 0);
    if (known.last) missing.set(known.last.missing);
  };
  const lookAtDisk = async ({ folder, ask }: (typeof disks)[number]) => {
    const space = await ask();
    for (const one of [free, size]) one.remove({ folder });
    if (!space) return;
    free.set({ folder }, space.free);
    size.set({ folder }, space.total);
  };
  const lookAtPart = async ([part, ask]: [string, () => Promise<unknown>]) =>
    up.set({ part }, (await ask()) === undefined ? 0 : 1);

  return {
    contentType: register.contentType,
    /** Called with every answer. */
    answered: answers.count,
    /** Called with every attempt at a job. */
    attempted: ((job, outcome) => {
      const key = `${job} ${outcome}`;
      attempts.set(key, (attempts.get(key) ?? 0) + 1);
    }) as OnAttempt,
    /** Shows this cache from now on: there is one, and it is created later than the metrics. */
    watchCache(responseCache: ResponseCache) {
      cache = responseCache;
    },
    /** Returns everything as Prometheus reads it (text format 0.0.4). */
    async text(): Promise<string> {
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      maximum.set(pool.options.max);
      waiting.set(pool.waitingCount);
      nightly.set(backupUrl ? 1 : 0);
      cached.set(cache?.size().entries ?? 0);
      cachedBytes.set(cache?.size().bytes ?? 0);
      await Promise.all([
        ...Object.entries(parts).map(lookAtPart),
        lookAtJobs(),
        lookAtBackup(),
        ...disks.map(lookAtDisk),
      ]);
      const texts = await Promise.all([register.metrics(), processMetrics().metrics()]);
      return texts.join('\n');
    },
  };
}

interface Sample<L extends string> {
  labels: Partial<Record<L, string>>;
  value: number;
}
