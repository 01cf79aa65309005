import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { asDatabase, type Database } from '../../src/platform/database/database';
import { serveEmbedded } from '../../src/platform/database/embedded';
import { openPostgres } from '../../src/platform/database/postgres';
import { createLog } from '../../src/platform/log';

const log = createLog('silent');

/** Which of the two databases this run uses, for the few tests that make sense on only one. */
export const testKind: Database['kind'] = process.env.TEST_DATABASE_URL ? 'postgres' : 'embedded';

/**
 * Opens a new, migrated, empty database for this test file alone, of the kind the vitest project is for. Close it in
 * `afterAll`; that also removes it.
 */
export async function openTestDatabase(): Promise<Database> {
  const template = inject('testTemplate');
  if ('dump' in template) return openCopy(template.dump);
  const name = `${template.template}_${randomBytes(4).toString('hex')}`;
  await ask(template.url, `create database ${name} template ${template.template}`);
  const url = new URL(template.url);
  url.pathname = `/${name}`;
  const second = await connectTestDatabase(url.href);
  const close = async () => {
    await second.close();
    await ask(template.url, `drop database ${name} with (force)`);
  };
  return { ...second, close };
}

/** Opens another instance's connection to a PostgreSQL test database, like that of a second server process. */
export async function connectTestDatabase(url: string): Promise<Database> {
  const pool = await openPostgres(url, log);
  return asDatabase({ kind: 'postgres', isNew: false, pool, url, close: () => pool.end() });
}

/**
 * PGlite's program, referenced for as long as this process lives: V8 shares the machine code that the first database
 * thread compiled with later threads as long as it is referenced. Otherwise every file's database is compiled again,
 * 1.5 s of processor time.
 */
let program: Promise<WebAssembly.Module> | undefined;
const compile = async () =>
  WebAssembly.compile(
    await readFile(path.resolve(import.meta.dirname, '../../node_modules/@electric-sql/pglite/dist/pglite.wasm')),
  );

/** The same worker, socket and driver as in production; only the rows are in memory. */
async function openCopy(dump: string): Promise<Database> {
  await (program ??= compile());
  const run = await mkdtemp(path.join(tmpdir(), 'sangham-'));
  const embedded = await serveEmbedded(run, { memory: true, loadFrom: dump }, log);
  const close = async () => {
    await embedded.close();
    await rm(run, { recursive: true });
  };
  return asDatabase({
    kind: 'embedded',
    isNew: false,
    pool: embedded.pool,
    url: undefined,
    readOnly: embedded.readOnly,
    isHeld: embedded.isHeld,
    close,
  });
}

async function ask(url: string, query: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(query).finally(() => client.end());
}
