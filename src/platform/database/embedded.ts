import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import type { Log } from '../log';
import { StartError } from '../errors/start-error';
import { closeToOthers } from '../own-folder';
import type { EmbeddedOrder, EmbeddedReport, EmbeddedStart } from './embedded.worker';
import { lockFolder } from './lock';
import { startMaintenance } from './maintenance';
import { prepareSession } from './session';
import { shortPath } from './short-path';

/** The PostgreSQL major version inside the pinned PGlite (a test checks it); it cannot open a folder made by another. */
export const embeddedMajor = '18';

const connectionTimeout = 15_000; // ms; a pool query inside a transaction would wait for itself, so let it fail instead

export interface Embedded {
  isNew: boolean;
  pool: pg.Pool;
  /** Writes the whole database to a tar file that `store.loadFrom` can read. */
  dump(file: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * The database in `dataDir/database`, created on the first start and locked against other processes while it is open.
 * Throws a StartError when it is locked or was made by another PostgreSQL major version.
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
    closeToOthers(folder);
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
  const socket = path.join(socketFolder, '.s.PGSQL.5432'); // the name that a PostgreSQL client looks for in a folder
  await rm(socket, { force: true }); // left by a killed process; the lock is ours
  const worker = startWorker({ socket, store });
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  await nextReport(worker, 'ready');

  // Two clients would collide on prepared statements in PGlite's single session, so there is one, kept open for good.
  const pool = new pg.Pool({
    host: socketFolder,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectionTimeout,
    onConnect: prepareSession('embedded'),
  });
  pool.on('error', (error) => log.warn({ err: error }, 'embedded database: connection lost'));

  let closing = false;
  const lost = (error: Error) => {
    if (closing) return;
    // Nothing can be served without the database, and the next start replays its log.
    log.fatal({ err: error }, 'embedded database: broken, stopping');
    process.exit(1);
  };
  worker.on('message', (message: EmbeddedReport) => message.kind === 'broken' && lost(new Error(message.message)));
  worker.on('error', lost);
  worker.on('exit', (code) => lost(new Error(`the database thread ended with ${code}`)));

  return {
    pool,
    dump: async (file) => {
      const dumped = nextReport(worker, 'dumped');
      worker.postMessage({ order: 'dump', file } satisfies EmbeddedOrder);
      await dumped;
    },
    close: async () => {
      closing = true;
      await pool.end();
      worker.postMessage({ order: 'close' } satisfies EmbeddedOrder);
      await exited;
      await rm(socket, { force: true });
    },
  };
}

/** The worker file is beside this one when running from source, and beside build/main.js when built. */
function startWorker(start: EmbeddedStart): Worker {
  const file = import.meta.url.endsWith('.ts') ? './embedded.dev.mjs' : './embedded.worker.js';
  return new Worker(new URL(file, import.meta.url), { workerData: start });
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
