import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { causesOf } from '../errors/causes';
import { StartError } from '../errors/start-error';
import { holdingLock } from './shared-lock';

/** An arbitrary number: the instance that holds this lock migrates. */
const migrationLock = 7_264_426;

const extensions = ['pg_trgm', 'unaccent', 'citext'];

/**
 * How long a migration waits for a table that is in use, in ms, and how often it tries. While it waits, all other
 * queries on that table wait behind it, so it must be shorter than the time of a request (silence.ts).
 */
const lockWait = 2_000;
const lockTries = 15;

/**
 * The stored setting with the oldest migration that a program must have to work with these tables. A contract step sets
 * it.
 */
const contractFact = 'tables.contract';

interface Migration {
  tag: string;
  /** Milliseconds; migrations are applied in this order. */
  when: number;
}

/**
 * Applies the migrations of `root/migrations` that are missing, all of them or none, and returns their names. Safe when
 * several instances boot at once, and while others serve on these tables (docs/EXTENDING.md, "Migrations in two
 * steps"). Throws a StartError when an extension is missing and cannot be created, the role may not change the tables,
 * or they are in use for long.
 */
export async function migrate(pool: pg.Pool, root: string): Promise<string[]> {
  const applied: string[] = [];
  await holdingLock(pool, migrationLock, async (client) => {
    const missing = await missingMigrations(client, root);
    if (missing.length > 0) {
      await ensureExtensions(client);
      await client.query(`set lock_timeout = ${lockWait}`);
      await withPatience(() =>
        applyMigrations(drizzle({ client }), { migrationsFolder: path.join(root, 'migrations') }),
      );
      await client.query('reset lock_timeout');
      applied.push(...missing.map(({ tag }) => tag));
    }
    await noteContracts(client, root);
  });
  return applied;
}

/**
 * Throws a StartError when this program cannot work with the tables: they lack one of its migrations, or a newer
 * version has removed what it needs. Tables that only have more than it needs are welcome: that is how a release
 * begins.
 */
export async function refuseOtherSchema(pool: pg.Pool, root: string): Promise<void> {
  const missing = await missingMigrations(pool, root).catch((error: unknown) => {
    throw forbidden(error)
      ? new StartError(
          'The role of DATABASE_URL may not read which migrations were made. Run npm run migrate with APP_ROLE ' +
            'set to its name.',
        )
      : error;
  });
  if (missing.length > 0) {
    const names = missing.map(({ tag }) => tag).join(', ');
    throw new StartError(
      `The tables are older than this version: ${names} is missing. Run npm run migrate first, as the role that ` +
        'owns them.',
    );
  }
  // A database of a version before the table `facts` has no contract either.
  if (!(await exists(pool, 'facts'))) return;
  const { rows } = await pool.query<{ value: Migration }>('select value from facts where name = $1', [contractFact]);
  const needed = rows[0]?.value;
  if (!needed || needed.when <= journalOf(root).at(-1)!.when) return;
  throw new StartError(
    'The tables belong to a newer version, and this one can no longer work with them: it would have to know ' +
      `${needed.tag}. Start that version.`,
  );
}

/** Returns the migrations of `root` in their order. */
function journalOf(root: string): Migration[] {
  return (
    JSON.parse(readFileSync(path.join(root, 'migrations/meta/_journal.json'), 'utf8')) as { entries: Migration[] }
  ).entries;
}

async function missingMigrations(database: pg.Pool | pg.PoolClient, root: string): Promise<Migration[]> {
  if (!(await exists(database, 'drizzle.__drizzle_migrations'))) return journalOf(root);
  const { rows } = await database.query<{ at: string | null }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  );
  return journalOf(root).filter(({ when }) => when > Number(rows[0]!.at ?? 0));
}

async function exists(database: pg.Pool | pg.PoolClient, table: string): Promise<boolean> {
  const { rows } = await database.query<{ there: boolean }>('select to_regclass($1) is not null as there', [table]);
  return rows[0]!.there;
}

/**
 * Returns the migration that a contract step finishes, by the mark in its file: `-- contract of 0013_shop-website`.
 * Undefined for a migration that only adds. @param sql the text of the migration's file
 */
export function contractOf(sql: string): string | undefined {
  return /^-- contract of (\S+)$/m.exec(sql)?.[1];
}

/** Every time, not only after a migration: a process may end between that and this. */
async function noteContracts(client: pg.PoolClient, root: string) {
  const journal = journalOf(root);
  const finished = journal.map(({ tag }) => contractOf(readFileSync(path.join(root, `migrations/${tag}.sql`), 'utf8')));
  const needed = journal.findLast(({ tag }) => finished.includes(tag));
  if (!needed) return;
  await client.query(
    `insert into facts (name, value) values ($1, $2)
       on conflict (name) do update set value = excluded.value, updated_at = now() where (facts.value ->>
       'when')::bigint < (excluded.value ->> 'when')::bigint`,
    [contractFact, JSON.stringify({ tag: needed.tag, when: needed.when })],
  );
}

/** Tries again while another process uses the tables. */
async function withPatience(work: () => Promise<void>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (forbidden(error))
        throw new StartError(
          'The role of DATABASE_URL may not change the tables. Run npm run migrate as the role that owns them.',
        );
      if (!codes(error).includes('55P03')) throw error; // lock_not_available
      if (attempt === lockTries)
        throw new StartError(
          `The tables are in use: no lock on them could be had in ${lockTries} tries. Nothing was changed. Try ` +
            'again when less is going on.',
        );
    }
    await sleep(lockWait / 2);
  }
}

const codes = (error: unknown) => [...causesOf(error)].map(({ code }) => code);
const forbidden = (error: unknown) => codes(error).includes('42501'); // insufficient_privilege

async function ensureExtensions(client: pg.PoolClient) {
  for (const extension of extensions) {
    await client.query(`create extension if not exists ${extension}`).catch((error: Error) => {
      throw new StartError(
        `The database lacks the extension ${extension} and it could not be created (${error.message}). ` +
          `Install PostgreSQL's contrib package and run, as a superuser of it: CREATE EXTENSION ${extension};`,
      );
    });
  }
}
