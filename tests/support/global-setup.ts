import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { serveEmbedded } from '../../src/platform/database/embedded';
import { migrate } from '../../src/platform/database/migrate';
import { openPostgres } from '../../src/platform/database/postgres';
import { createLog } from '../../src/platform/log';
import { addressGuard } from './address-guard';

/** What migrated, empty databases are copied from: a dump that PGlite loads, or a PostgreSQL template database. */
export type TestTemplate = { dump: string } | { url: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    testTemplate: TestTemplate;
  }
}

const root = path.resolve(import.meta.dirname, '../..');
const log = createLog('warn');
const keepFor = 24 * 3_600_000; // ms; not removed at once, another run may be using it

/** Migrates once for all test files; openTestDatabase() gives each its own copy. Returns the cleanup. */
export default async function setup(project: TestProject) {
  const url = (project.config.env as Record<string, string>).TEST_DATABASE_URL;
  if (!url) return project.provide('testTemplate', { dump: await embeddedTemplate() });
  const template = `sangham_test_${randomBytes(4).toString('hex')}`;
  project.provide('testTemplate', { url, template });
  await withDatabase(url, (client) => client.query(`create database ${template} encoding 'UTF8' template template0`));
  const templateUrl = new URL(url);
  templateUrl.pathname = `/${template}`;
  const pool = await openPostgres(templateUrl.href, log);
  await migrate(pool, root)
    .then(() => pool.query(addressGuard))
    .finally(() => pool.end());
  return () => withDatabase(url, (client) => client.query(`drop database ${template} with (force)`));
}

async function withDatabase(url: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
}

/** Making one takes seconds, so it is reused until the migrations, PGlite, the guard or this file change. */
async function embeddedTemplate(): Promise<string> {
  const cache = path.join(root, 'node_modules/.cache/sangham');
  const dump = path.join(cache, `database-${fingerprint()}.tar`);
  if (existsSync(dump)) return dump;
  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache).map((name) => path.join(cache, name))) {
    if (Date.now() - statSync(old).mtimeMs > keepFor) await rm(old, { force: true });
  }
  const run = await mkdtemp(path.join(tmpdir(), 'sangham-'));
  const database = await serveEmbedded(run, { memory: true }, log);
  try {
    await migrate(database.pool, root);
    await database.pool.query(addressGuard);
    // The template is made of the migrations only here, and each test file's would load them: half of all its files.
    await database.pool.query('update pg_database set datistemplate = false');
    for (const name of ['template0', 'template1']) await database.pool.query(`drop database ${name}`);
    await database.dump(`${dump}.${process.pid}`);
  } finally {
    await database.close();
    await rm(run, { recursive: true });
  }
  renameSync(`${dump}.${process.pid}`, dump);
  return dump;
}

function fingerprint(): string {
  const folder = path.join(root, 'migrations');
  const migrations = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true });
  const files = migrations.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const file of [
    ...files.sort(),
    path.join(root, 'node_modules/@electric-sql/pglite/package.json'),
    path.join(import.meta.dirname, 'global-setup.ts'),
    path.join(import.meta.dirname, 'address-guard.ts'),
  ]) {
    hash.update(`${path.relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
