import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from '../database';
import { createDigest } from './checksums';
import type { SavedRows } from './manifest';

const atOnce = 500;

/**
 * Writes every row of every table into `file` (gzip; one line each: the table's name, a tab, the row as JSON), all as
 * of one moment; `look` may read more as of that moment. JSON rather than PGlite's own dump, which is the folder
 * itself: the next major version cannot open that.
 */
export async function saveRows(
  pool: pg.Pool,
  file: string,
  look: (db: Db) => Promise<void> = async () => undefined,
): Promise<SavedRows> {
  const client = await pool.connect();
  let isOpen = true;
  const release = (error?: boolean) => {
    if (isOpen) client.release(error);
    isOpen = false;
  };
  try {
    const copies = pool.options.max === 1 && !(await isReadOnly(client));
    await client.query(copies ? 'begin' : 'begin isolation level repeatable read read only');
    const migration = await newestMigration(client);
    const names = await tablesOf(client);
    const sequences = await sequencesOf(client);
    if (!copies) {
      const written = await writeRows(file, names, (table) => rowsOf(client, table));
      await look(drizzle({ client }));
      await client.query('commit');
      return { migration, ...written, sequences };
    }
    const computed = await copyTables(client, names);
    await look(drizzle({ client }));
    await client.query('commit');
    release();
    const written = await writeRows(file, names, (table) => rowsOfCopy(pool, table, computed.get(table)!));
    return { migration, ...written, sequences };
  } catch (error) {
    release(true); // Ends the session, and with it the transaction.
    throw error;
  } finally {
    release();
  }
}

/** Writes the rows of tables into the file; returns their numbers and checksums. */
async function writeRows(
  file: string,
  names: readonly string[],
  rowsIn: (table: string) => AsyncGenerator<string[]>,
): Promise<Pick<SavedRows, 'tables' | 'digests'>> {
  const [tables, digests]: [Record<string, number>, Record<string, string>] = [{}, {}];
  const lines = async function* () {
    for (const table of names) {
      const digest = createDigest();
      tables[table] = 0;
      for await (const rows of rowsIn(table)) {
        tables[table] += rows.length;
        rows.forEach(digest.add);
        yield rows.map((row) => `${table}\t${row}\n`).join('');
      }
      digests[table] = digest.value();
    }
  };
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { mode: 0o600 }));
  return { tables, digests };
}

/** Whether the disk is so full that the database takes no writes (disk-space): then there is no space for copies. */
async function isReadOnly(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ on: boolean }>(
    `select current_setting('default_transaction_read_only')::bool as on`,
  );
  return rows[0]!.on;
}

/*
 * The embedded database has one connection, which a transaction has to itself. So its tables are copied in one short
 * transaction, without indexes and logs, and the copies are read piece by piece, with others served in between.
 */

const copyOf = (table: string) => pg.escapeIdentifier(`saved_${table}`);

/** Copies tables for this session; returns what `withoutComputed` does for each. */
async function copyTables(client: pg.PoolClient, names: readonly string[]): Promise<Map<string, string>> {
  const computed = new Map<string, string>();
  for (const table of names) {
    computed.set(table, await withoutComputed(client, table));
    await client.query(`drop table if exists pg_temp.${copyOf(table)}`); // of a backup that failed
    await client.query(`create temp table ${copyOf(table)} as select * from ${pg.escapeIdentifier(table)}`);
  }
  return computed;
}

/** Pages of 8 kB in a piece. */
const pages = 32;

/** Yields the rows of a table's copy as `rowsOf` does, each piece in a turn of its own, and drops the copy. */
async function* rowsOfCopy(pool: pg.Pool, table: string, without: string): AsyncGenerator<string[]> {
  const copy = `pg_temp.${copyOf(table)}`;
  const { rows: sizes } = await pool.query<{ pages: number }>(
    `select (pg_relation_size('${copy.replaceAll("'", "''")}') / current_setting('block_size')::int)::int as pages`,
  );
  for (let page = 0; page < sizes[0]!.pages; page += pages) {
    const { rows } = await pool.query<{ row: string }>(
      `select (to_jsonb(it)${without})::text as row from ${copy} it where ctid >= $1::tid and ctid < $2::tid`,
      [`(${page},0)`, `(${page + pages},0)`],
    );
    if (rows.length > 0) yield rows.map(({ row }) => row);
  }
  await pool.query(`drop table ${copy}`);
}

/** Returns the checksums of the rows of all tables, as the transaction of `client` sees them. */
export async function digestRows(client: pg.PoolClient): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const table of await tablesOf(client)) {
    const digest = createDigest();
    for await (const rows of rowsOf(client, table)) rows.forEach(digest.add);
    digests[table] = digest.value();
  }
  return digests;
}

/**
 * Yields a table's rows as JSON, without the columns that PostgreSQL computes: another version of it may compute them
 * another way.
 */
async function* rowsOf(client: pg.PoolClient, table: string): AsyncGenerator<string[]> {
  const without = await withoutComputed(client, table);
  await client.query(
    `declare saved no scroll cursor for select (to_jsonb(it)${without})::text as row from ` +
      `${pg.escapeIdentifier(table)} it`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${atOnce} from saved`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await client.query('close saved');
}

/** Returns SQL that takes the columns that PostgreSQL computes out of a row as JSON. */
async function withoutComputed(client: pg.PoolClient, table: string): Promise<string> {
  const computed = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attgenerated <> ''`,
    [pg.escapeIdentifier(table)],
  );
  return computed.rows.map(({ name }) => ` - ${pg.escapeLiteral(name)}`).join('');
}

/** Returns the tables of the site, by name. */
export async function tablesOf(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  return rows.map(({ name }) => name);
}

async function newestMigration(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ at: string }>('select max(created_at) as at from drizzle.__drizzle_migrations');
  return Number(rows[0]!.at);
}

/** Returns the last number of each sequence; those never used are left out. */
async function sequencesOf(client: pg.PoolClient): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value as last from pg_sequences where schemaname = 'public' and ` +
      'last_value is not null',
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, Number(last)]));
}
