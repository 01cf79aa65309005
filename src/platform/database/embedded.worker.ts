import { fdatasyncSync, fsyncSync, openSync, closeSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions, type postgresMod } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/*
 * The embedded database's own thread, so that a slow query does not stop the server: PGlite behind a Unix socket that
 * speaks PostgreSQL's protocol. Self-contained on purpose: the build turns it into one file beside main.js.
 */

/** What the thread is started with. */
export type EmbeddedStart =
  /** Creates this folder, then ends. In a thread of its own, because only its end frees the memory this takes. */
  | { make: string }
  /**
   * Serves on this socket: either a folder, synced on every commit, or data in memory (for tests), possibly loaded from
   * a dump.
   */
  | { socket: string; store: { folder: string } | { memory: true; loadFrom?: string } };

/** What the server sends it. */
export type EmbeddedOrder = { order: 'close' } | { order: 'dump'; file: string };

/** What it reports. After `broken` it is gone: PostgreSQL could not go on, and what was not acknowledged is lost. */
export type EmbeddedReport =
  | { kind: 'made' }
  | { kind: 'ready' }
  | { kind: 'dumped' }
  | { kind: 'broken'; message: string };

const port = parentPort!;
const start = workerData as EmbeddedStart;
const report = (message: EmbeddedReport) => port.postMessage(message);

function broken(reason: unknown): never {
  const message = reason instanceof Error ? reason.message : String(reason);
  report({ kind: 'broken', message: message || 'PostgreSQL gave up. Is the disk full?' });
  process.exit(1);
}

interface Emscripten {
  FS: { filesystems: { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } } };
}

/** PGlite's own folder store skips fsync. A commit may only be acknowledged once it is on the disk. */
class DurableFolder extends NodeFS {
  override async init(pg: PGlite, options: Partial<postgresMod.PostgresMod>) {
    const { emscriptenOpts } = await super.init(pg, options);
    const addSync = (module: unknown) => {
      (module as Emscripten).FS.filesystems.NODEFS.stream_ops.fsync = (stream) => {
        try {
          fdatasyncSync(stream.nfd);
        } catch (error) {
          // After a failed sync it is unknown what is on the disk; only a restart, which replays the log, settles it.
          broken(error);
        }
        return 0;
      };
    };
    const preRun = [...(emscriptenOpts.preRun ?? []), addSync];
    return { emscriptenOpts: { ...emscriptenOpts, preRun, onAbort: broken } };
  }
}

function options(durable: boolean): PGliteOptions {
  const params = PGlite.defaultStartParams.filter((param) => !durable || param !== '-F'); // -F: never sync
  const settings = [
    // All of it is taken at once, and the default is 128 MB; twice as much makes no query quicker: the system caches
    // files.
    'shared_buffers=8MB',
    'temp_buffers=1MB', // for the copies of a backup; what is taken once is never freed
    'min_wal_size=32MB', // how much of the log a checkpoint (maintenance.ts) leaves
    'max_wal_size=64MB',
    ...(durable ? ['wal_sync_method=fsync'] : []),
  ];
  return {
    extensions: { citext, pg_trgm, unaccent },
    startParams: [...params, ...settings.flatMap((setting) => ['-c', setting])],
  };
}

const openFolder = (folder: string) => PGlite.create({ ...options(true), fs: new DurableFolder(folder) });

/** Created beside its place and then moved there whole, so that an interrupted start never leaves half a database. */
async function makeFolder(folder: string) {
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  await (await openFolder(partial)).close();
  syncTree(partial);
  renameSync(partial, folder);
  syncOne(path.dirname(folder));
}

function syncTree(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(file);
    else syncOne(file);
  }
  syncOne(folder);
}

function syncOne(file: string) {
  const fd = openSync(file, 'r');
  fsyncSync(fd);
  closeSync(fd);
}

async function serve({ socket, store }: Extract<EmbeddedStart, { socket: string }>) {
  const pglite = 'folder' in store ? await openFolder(store.folder) : await openMemory(store.loadFrom);
  // One client at a time (the pool's size), with space for the next while the previous socket is still closing.
  const server = new PGLiteSocketServer({ db: inBatches(pglite), path: socket, maxConnections: 4 });
  await server.start();

  const execute = async (message: EmbeddedOrder) => {
    if (message.order === 'dump') {
      const dump = await pglite.dumpDataDir('none');
      await writeFile(message.file, Buffer.from(await dump.arrayBuffer()));
      return report({ kind: 'dumped' });
    }
    await server.stop();
    await pglite.close();
    port.close();
  };
  port.on('message', (message: EmbeddedOrder) => void execute(message).catch(broken));
  report({ kind: 'ready' });
  // The 15 MB that PGlite read to start are garbage now, and this thread allocates too little to collect them soon.
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/**
 * Parse, Bind, Describe, Execute and Close: a client waits for none of their answers before it has sent what comes
 * after them.
 */
const waiting = new Set(['P', 'B', 'D', 'E', 'C'].map((type) => type.charCodeAt(0)));

/**
 * The socket's server hands PGlite each message by itself, and each would be answered by itself: five wake-ups of the
 * other thread for one statement. So a statement's messages are collected until the one that ends it, and done and
 * answered in one go.
 */
function inBatches(pglite: PGlite): PGlite {
  const run = pglite.execProtocolRawStream.bind(pglite);
  let batch: Uint8Array[] = [];
  pglite.execProtocolRawStream = async (message, options) => {
    // The first message of a client has no type; whatever a client that is gone had begun is dropped.
    if (message[0] === 0) batch = [];
    batch.push(message);
    if (waiting.has(message[0]!)) return;
    const messages = Buffer.concat(batch);
    batch = [];
    await run(messages, options);
  };
  return pglite;
}

async function openMemory(loadFrom: string | undefined) {
  const loadDataDir = loadFrom ? new Blob([await readFile(loadFrom)]) : undefined;
  return PGlite.create({ ...options(false), loadDataDir });
}

if ('make' in start) await makeFolder(start.make).then(() => report({ kind: 'made' }), broken);
else await serve(start).catch(broken);
