import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import type { SavedRows } from './manifest';

const atOnce = 500;

/**
 * Writes every row of every table into `file` (gzip; one line each: the table's name, a tab, the row as JSON), all as of
 * one moment. JSON rather than PGlite's own dump, which is the folder itself: the next major version cannot open that.
 */
export async function saveRows(pool: pg.Pool, file: string): Promise<SavedRows> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const migration = await newestMigration(client);
    const tables = Object.fromEntries((await tablesOf(client)).map((name) => [name, 0]));
    await pipeline(Readable.from(linesOf(client, tables)), createGzip(), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    const sequences = await sequencesOf(client);
    await client.query('commit');
    return { migration, tables, sequences };
  } finally {
    client.release();
  }
}

/** Counts the rows in `tables` as they are written. */
async function* linesOf(client: pg.PoolClient, tables: Record<string, number>): AsyncGenerator<string> {
  for (const table of Object.keys(tables)) {
    await client.query(`declare saved no scroll cursor for select to_jsonb(it)::text as row from ${pg.escapeIdentifier(table)} it`);
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${atOnce} from saved`);
      if (rows.length === 0) break;
      tables[table]! += rows.length;
      yield rows.map(({ row }) => `${table}\t${row}\n`).join('');
    }
    await client.query('close saved');
  }
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
