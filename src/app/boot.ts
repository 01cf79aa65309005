import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { serveCommands } from '~/cli';
import { backUp, backupOrder, type BackUpOptions } from '~/platform/backup/back-up';
import { recordBackup } from '~/platform/backup/last-backup';
import type { Manifest } from '~/platform/backup/manifest';
import { backUpNightly } from '~/platform/backup/nightly';
import { folderTarget } from '~/platform/backup/places';
import { refuseUnfinishedRestore } from '~/platform/backup/unfinished';
import { systemClock, type Clock } from '~/platform/clock';
import { addressOf, readConfig, type Config } from '~/platform/config';
import { serveControl } from '~/platform/control/control';
import { demoDecided } from '~/platform/demo-wish';
import { openDatabase, type Database } from '~/platform/database';
import type { measureDiskSpace } from '~/platform/disk-space/measure';
import { StartError } from '~/platform/errors/start-error';
import { anotherSite, openFiles, ownsFiles, removeLeftovers, withoutDeleting, type Files } from '~/platform/files';
import { closeWithin, drain } from '~/platform/http/close';
import { createJobs } from '~/platform/jobs';
import { createLog, type Log } from '~/platform/log';
import { sendMails } from '~/platform/mail';
import { workOnUndos } from '~/platform/undo';
import { createEventTally } from '~/platform/metrics/events';
import { openMetricsPort, type Metrics } from '~/platform/metrics';
import { forkBeside } from '~/platform/processes';
import { createRateLimits } from '~/platform/rate-limit';
import { createDiskSpaceMonitor } from '~/platform/disk-space/monitor';
import { checkSecretKey } from '~/platform/secrets/check-secret-key';
import type { Site } from '~/platform/site';
import { createTopics, createWriter } from '~/platform/topics';
import { createTranslator } from '~/platform/translate';
import { buildApp, type PagesOfSite } from './app';
import { offerDemo } from './demo-data';
import {
  cardChecks,
  catalogues,
  createNames,
  features,
  fileOwners,
  isDeceased,
  listErasures,
  signIn,
} from './features';

/** Closes what a start has opened; run in reverse order of opening. */
type Closers = (() => Promise<unknown>)[];

interface SiteOptions {
  config: Config;
  database: Database;
  log: Log;
  /** Receives what closes each part, in the order of opening, also when opening fails half-way. */
  open: Closers;
  /** Default: the machine's clock. */
  clock?: Clock;
  /** false: no finished answer is cached. */
  keep?: boolean | undefined;
  /** False: treats the stored files as this database's own without checking. */
  checkOwner?: boolean;
  /** Measures free disk space in bytes; default: the disk of DATA_DIR. */
  space?: typeof measureDiskSpace | undefined;
}

interface OpenSite {
  site: Site;
  /** The stored files themselves; `site.files` deletes none of them when they are another database's. */
  stored: Files;
  /** Whether the stored files are this database's. */
  ownsStored: boolean;
  /** Undefined when no setting asks for metrics. */
  metrics: Metrics | undefined;
}

export interface BootOptions {
  /** The folder that holds package.json, migrations/ and build/. */
  root: string;
  env: NodeJS.ProcessEnv;
  pages: PagesOfSite;
  /** false: no finished answer is cached, so that a change to the code shows at once. */
  keep?: boolean;
}

/** Addresses a server can listen on but no browser can go to. */
const leadsNowhere = /^https?:\/\/(0\.0\.0\.0|\[::\])|:0$/;

/**
 * Starts the site: settings, database, files, app, port, jobs. Returns the Fastify app, its port and `stop`, which
 * finishes the requests in flight first, within seconds. Throws a StartError for a reason that a person can mend.
 */
export async function bootSite({ root, env, pages, keep = true }: BootOptions) {
  const started = new Date();
  const config = readConfig(env, root);
  const log = createLog(config.logLevel);
  refuseUnfinishedRestore(config);
  if (isFirstStart(config)) await prepareInProcess();
  const open: Closers = [];
  const stop = async () => {
    for (const close of open.reverse()) await close().catch((error: unknown) => log.error({ err: error }, 'closing'));
  };
  try {
    const { site, database, stored, ownsStored, metrics } = await prepareSite({ config, log, open, keep });
    const { files, jobs, diskSpace } = site;
    diskSpace.watch();
    sendMails({ config, jobs, log, names: site.names, isSilenced: (reader) => isDeceased(site.db, reader) });
    workOnUndos(jobs.work);

    const app = await buildApp({ ...site, pages, metrics });
    open.push(() => drain(app, config.drainSeconds).then(() => closeWithin(app)));
    await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
      throw listenError(error, config.port, config.host);
    });
    const metricsPort = await openOwnPort(config, metrics, log);
    if (metricsPort) open.push(() => metricsPort.close());
    const parts = { config, database, files, owners: fileOwners, erasures: listErasures, marks: [demoDecided] };
    await backUpNightly({ ...parts, jobs, write: site.write, clock: site.clock, log });
    await jobs.start();
    if (database.kind === 'embedded') {
      const machine = serveCommands({ site, database, stored, ownsStored, serving: true });
      open.push(await serveControl(config.dataDir, { backup: (input) => saveIn(parts, input), ...machine }, log));
    }
    if (ownsStored) open.push(removeLeftovers({ config, files, owners: fileOwners(database), started, log }));
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    say(`Sangham is open at ${addressOf(config.host, port)}/  (stop: Ctrl-C)`);
    if (metricsPort) say(`Metrics are at ${addressOf(config.metrics!.host, metricsPort.port)}/metrics`);
    if (leadsNowhere.test(config.publicUrl))
      say(`PUBLIC_URL is not set: links in mails and previews lead to ${config.publicUrl}`);
    if (config.keys.source === 'file' && config.keys.old.length > 0)
      say('A change of the secret key was cut off. Complete it: npm run sangham -- key rotate');
    if (!ownsStored) say(`The stored files belong to ${anotherSite}: none of them is deleted`);
    return { app, port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Opens the database and the site on it, and adds what a site must hold: tables, what features need, the demo data if
 * it is wanted.
 */
export async function prepareSite({ config, log, open, keep }: Omit<SiteOptions, 'database'>) {
  const database = await openDatabase({ config, log });
  open.push(() => database.close());
  await checkSecretKey(database.db, config);
  const opened = await openSite({ config, database, log, open, keep });
  for (const feature of features) await feature.prepare?.(opened.site, say);
  await offerDemo(opened.site, database, say);
  return { ...opened, database };
}

/**
 * Opens what features work with on an open database: topics, disk space, files, jobs. The server, its commands and the
 * tests begin here.
 */
export async function openSite({
  config,
  database,
  log,
  open,
  clock = systemClock,
  keep = true,
  checkOwner = true,
  space,
}: SiteOptions): Promise<OpenSite> {
  const sure = await createTopics(database, log);
  open.push(() => sure.close());
  const topics: typeof sure = keep ? sure : { ...sure, snapshot: () => null };
  const onDisk = database.kind === 'embedded' ? database : undefined;
  const diskSpace = createDiskSpaceMonitor({
    folder: config.dataDir,
    keepFree: config.keepFree,
    database: onDisk,
    log,
    space,
  });
  open.push(() => diskSpace.close());
  const stored = await openFiles({ config, log, diskSpace });
  open.push(() => stored.close());
  const ownsStored =
    !checkOwner || (await ownsFiles({ config, db: database.db, files: stored, owners: fileOwners(database), log }));
  const files = ownsStored ? stored : withoutDeleting(stored, log);
  // Loaded only where a setting asks for it: its library takes 50 ms of every start (docs/decisions/0021).
  const events = createEventTally();
  const metrics =
    config.metrics &&
    (await import('~/platform/metrics/metrics')).createMetrics({ config, database, files, signIn, cardChecks, events });
  const jobs = createJobs({ database, log, onAttempt: metrics?.attempted });
  open.push(() => jobs.stop());
  const { db } = database;
  const site: Site = {
    config,
    db,
    write: createWriter(database, topics, config.keys),
    isHeld: () => database.isHeld(),
    topics,
    files,
    jobs,
    diskSpace,
    clock,
    limits: createRateLimits(db, clock),
    log,
    events,
    translator: createTranslator(catalogues),
    names: createNames({ db, clock }),
  };
  return { site, stored, ownsStored, metrics };
}

/** The first-start process sends this when it fails for a reason that a person can mend. */
export interface FirstStartProblem {
  problem: string;
}

/** Whether the embedded database does not exist yet. */
const isFirstStart = ({ databaseUrl, dataDir }: Config): boolean =>
  !databaseUrl && !existsSync(path.join(dataDir, 'database'));

/**
 * Makes the embedded database with its tables, the first superuser and the demo data in a process of its own, whose
 * hundreds of megabytes are freed when it ends (docs/decisions/0021). Resolves when the folder can be opened; throws a
 * StartError.
 */
async function prepareInProcess(): Promise<void> {
  const child = forkBeside(import.meta.url, '../entry/first-start.worker', { env: process.env });
  let problem: string | undefined;
  child.on('message', (message: FirstStartProblem) => (problem = message.problem));
  const [code] = (await once(child, 'close')) as [number | null];
  if (problem !== undefined) throw new StartError(problem);
  if (code !== 0) throw new StartError('The database could not be made, see above.');
}

/** Makes a backup for `npm run backup` while this server has the database to itself. */
async function saveIn(parts: Omit<BackUpOptions, 'target'>, input: unknown): Promise<Manifest> {
  const { folder, recipient } = backupOrder.parse(input);
  const backup = await backUp({ ...parts, recipient, target: await folderTarget(folder) });
  await recordBackup(parts.database.db, backup);
  return backup;
}

/** Serves /metrics on METRICS_PORT, if that is set. */
async function openOwnPort({ metrics: settings }: Config, metrics: Metrics | undefined, log: Log) {
  const { host, port, token } = settings ?? {};
  if (!metrics || host === undefined || port === undefined) return undefined;
  return openMetricsPort({ host, port, token }, metrics, log).catch((error: NodeJS.ErrnoException) => {
    throw listenError(error, port, host, 'METRICS_');
  });
}

/** Returns the error for a port that cannot be opened. `prefix` precedes the names of the two settings. */
function listenError(error: NodeJS.ErrnoException, port: number, host: string, prefix = ''): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} on ${host} is taken by another program. Stop it, or set ${prefix}PORT to a free one.`,
    );
  }
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} needs more rights. Set ${prefix}PORT to one above 1023.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(
      `This machine has no address ${host}. Set ${prefix}HOST to one it has, for example 127.0.0.1.`,
    );
  }
  return error;
}

/** Prints a line for the person who starts the site. */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
