import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import type { Log } from '../log';
import { measureDiskSpace } from '../disk-space/measure';
import { StartError } from '../errors/start-error';
import { restrictToOwner } from '../restrict-to-owner';
import type { EmbeddedOrder, EmbeddedReport, EmbeddedStart } from './embedded.worker';
import { lockFolder } from './lock';
import { startMaintenance } from './maintenance';
import { prepareSession } from './session';
import { shortPath } from './short-path';

/**
 * The PostgreSQL major version inside the pinned PGlite (a test checks it); it cannot open a folder of another version.
 */
export const embeddedMajor = '18';

/**
 * In bytes: a database that broke on a disk with less free space than this is reopened for as long as it takes;
 * otherwise a limited number of times.
 */
const spaceToOpen = 64 * 1_048_576;
const triesToOpen = 5;
/** The wait between two attempts, in ms. */
const waitToOpen = 1_000;

/** How long (ms) a caller has had the connection when others should not wait for it. */
const longHeld = 100;

const connectionTimeout = 15_000; // ms; a pool query inside a transaction would wait for itself, so let it fail instead

export interface Embedded {
  isNew: boolean;
  pool: pg.Pool;
  /** Writes the whole database to a tar file that `store.loadFrom` can read. */
  dump(file: string): Promise<void>;
  /** Refuses every write from then on (SQLSTATE 25006), or accepts them again: for a disk that is all but full. */
  readOnly(on: boolean): Promise<void>;
  /** Returns whether one caller has had the connection for longer than a query takes. */
  isHeld(): boolean;
  close(): Promise<void>;
}

/**
 * Opens the database in `dataDir/database`, created on the first start and locked against other processes while it is
 * open. Throws a StartError when it is locked or was made by another PostgreSQL major version.
 */
export async function openEmbedded(dataDir: string, log: Log): Promise<Embedded> {
  const folder = path.join(dataDir, 'database');
  const run = path.join(dataDir, 'run');
  mkdirSync(run, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(run);
  const short = await shortPath(run);
  const unlock = async () => {
    await short.remove();
    await lock.release();
  };
  try {
    const isNew = !existsSync(folder);
    if (isNew) await makeFolder(folder);
    else checkMajor(folder);
    restrictToOwner(folder);
    const embedded = await serveEmbedded(short.path, { folder }, log);
    const stopMaintenance = startMaintenance(embedded.pool, log);
    const close = async () => {
      stopMaintenance();
      await embedded.close();
      await unlock();
    };
    return { ...embedded, isNew, close };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function makeFolder(folder: string) {
  const worker = startWorker({ make: folder });
  await nextReport(worker, 'made');
  await worker.terminate();
}

function checkMajor(folder: string) {
  const file = path.join(folder, 'PG_VERSION');
  const major = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'unknown';
  if (major === embeddedMajor) return;
  throw new StartError(
    `The database in ${folder} was made by PostgreSQL ${major}, this version has ${embeddedMajor} and cannot open it.` +
      ' Move the folder away and restore from a backup, see docs/OPERATIONS.md.',
  );
}

type Store = Extract<EmbeddedStart, { socket: string }>['store'];

/** Starts the database's thread on a socket in `socketFolder` and connects a pool of one connection to it. */
export async function serveEmbedded(socketFolder: string, store: Store, log: Log): Promise<Omit<Embedded, 'isNew'>> {
  const socket = path.join(socketFolder, '.s.PGSQL.5432'); // the name that a PostgreSQL client expects in a folder
  await rm(socket, { force: true }); // left by a killed process; the lock is ours
  let worker = startWorker({ socket, store });
  await nextReport(worker, 'ready');
  let writable = true;

  // Two clients would collide on prepared statements in PGlite's single session, so there is one, which is never
  // closed.
  const pool = new pg.Pool({
    host: socketFolder,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectionTimeout,
    onConnect: async (client) => {
      await prepareSession('embedded')(client);
      if (!writable) await client.query(setReadOnly(true));
    },
  });
  pool.on('error', (error) => log.warn({ err: error }, 'embedded database: connection lost'));
  let heldSince = Infinity;
  pool.on('acquire', () => (heldSince = performance.now()));
  pool.on('release', () => (heldSince = Infinity));

  let closing = false;
  let alive = true;
  let opening: Promise<void> = Promise.resolve();
  const openAgain = async (error: Error) => {
    // What lived in memory is lost, and with it all that could be served.
    if ('memory' in store) return endProcess(error, log);
    log.error({ err: error }, 'embedded database: broken, opening it again');
    for (let attempt = 1; !closing; attempt += 1) {
      await rm(socket, { force: true });
      const next = startWorker({ socket, store });
      try {
        await nextReport(next, 'ready');
        worker = next;
        alive = true;
        watch(next);
        return log.warn({ attempt }, 'embedded database: open again');
      } catch (failure) {
        await next.terminate();
        const isFull = (await measureDiskSpace(store.folder)).free < spaceToOpen;
        if (attempt === 1) log.error({ err: failure, isFull }, 'embedded database: cannot be opened yet');
        if (!isFull && attempt >= triesToOpen) return endProcess(failure as Error, log);
        await sleep(waitToOpen);
      }
    }
  };
  const watch = (one: Worker) => {
    let why = new Error('the database thread ended');
    one.on('message', (message: EmbeddedReport) => message.kind === 'broken' && (why = new Error(message.message)));
    one.on('error', (error) => (why = error));
    // Not before its end: until then it holds files of the folder open.
    one.once('exit', () => {
      alive = false;
      if (!closing) opening = openAgain(why).catch((error: Error) => endProcess(error, log));
    });
  };
  watch(worker);

  return {
    pool,
    isHeld: () => performance.now() - heldSince > longHeld,
    dump: async (file) => {
      const dumped = nextReport(worker, 'dumped');
      worker.postMessage({ order: 'dump', file } satisfies EmbeddedOrder);
      await dumped;
    },
    readOnly: async (on) => {
      writable = !on;
      await pool.query(setReadOnly(on));
    },
    close: async () => {
      closing = true;
      await opening;
      await pool.end();
      if (alive) {
        const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
        worker.postMessage({ order: 'close' } satisfies EmbeddedOrder);
        await exited;
      }
      await rm(socket, { force: true });
    },
  };
}

const setReadOnly = (on: boolean) => `set default_transaction_read_only = ${on ? 'on' : 'off'}`;

/** Nothing can be served without the database; the next start may succeed. */
function endProcess(error: Error, log: Log): never {
  log.fatal({ err: error }, 'embedded database: broken, stopping');
  process.exit(1);
}

/** The worker file is beside this one when running from source, and beside build/main.js when built. */
function startWorker(start: EmbeddedStart): Worker {
  // PostgreSQL's code is compiled once, not a second time for speed: that takes 50 MB and half of the start's work
  // (docs/decisions/0021).
  setFlagsFromString('--liftoff-only');
  const file = import.meta.url.endsWith('.ts') ? './embedded.dev.mjs' : './embedded.worker.js';
  // Its own objects are few and short-lived; the space for them would grow to 48 MB.
  return new Worker(new URL(file, import.meta.url), {
    workerData: start,
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
}

function nextReport(worker: Worker, kind: EmbeddedReport['kind']): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      worker.off('message', onMessage);
      reject(error instanceof Error ? error : new Error(`the database thread ended with ${String(error)}`));
    };
    const onMessage = (message: EmbeddedReport) => {
      if (message.kind === 'broken') {
        return fail(new StartError(`The embedded database cannot start: ${message.message}`));
      }
      if (message.kind !== kind) return;
      worker.off('message', onMessage).off('error', fail).off('exit', fail);
      resolve();
    };
    worker.on('message', onMessage).once('error', fail).once('exit', fail);
  });
}
