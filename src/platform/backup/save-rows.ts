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
 * Writes every row of every table into `file` (gzip; one line each: the table's name, a tab, the row as JSON), all as of
 * one moment; `look` may read more as of that moment. JSON rather than PGlite's own dump, which is the folder itself: the
 * next major version cannot open that.
 */
export async function saveRows(
  pool: pg.Pool,
  file: string,
  look: (db: Db) => Promise<void> = async () => undefined,
): Promise<SavedRows> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const migration = await newestMigration(client);
    const names = await tablesOf(client);
    const [tables, digests]: [Record<string, number>, Record<string, string>] = [{}, {}];
    const lines = async function* () {
      for (const table of names) {
        const digest = createDigest();
        tables[table] = 0;
        for await (const rows of rowsOf(client, table)) {
          tables[table] += rows.length;
          rows.forEach(digest.add);
          yield rows.map((row) => `${table}\t${row}\n`).join('');
        }
        digests[table] = digest.value();
      }
    };
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { mode: 0o600 }));
    const sequences = await sequencesOf(client);
    await look(drizzle({ client }));
    await client.query('commit');
    client.release();
    return { migration, tables, digests, sequences };
  } catch (error) {
    client.release(true); // ends the session, and with it the transaction
    throw error;
  }
}

/** The checksums of the rows of all tables, as the transaction of `client` sees them. */
export async function digestRows(client: pg.PoolClient): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const table of await tablesOf(client)) {
    const digest = createDigest();
    for await (const rows of rowsOf(client, table)) rows.forEach(digest.add);
    digests[table] = digest.value();
  }
  return digests;
}

/** A table's rows as JSON, without the columns that PostgreSQL computes: another version of it may compute them another way. */
async function* rowsOf(client: pg.PoolClient, table: string): AsyncGenerator<string[]> {
  const computed = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attgenerated <> ''`,
    [pg.escapeIdentifier(table)],
  );
  const without = computed.rows.map(({ name }) => ` - ${pg.escapeLiteral(name)}`).join('');
  await client.query(
    `declare saved no scroll cursor for select (to_jsonb(it)${without})::text as row from ${pg.escapeIdentifier(table)} it`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${atOnce} from saved`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await client.query('close saved');
}

/** The tables of the site, by name. */
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

/** The last number of each sequence; those never used are left out. */
async function sequencesOf(client: pg.PoolClient): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value as last from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, Number(last)]));
}
