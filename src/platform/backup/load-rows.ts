import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { StartError } from '../errors/start-error';
import type { SavedRows } from './manifest';
import { digestRows, tablesOf } from './save-rows';

const rowsAtOnce = 500;
const bytesAtOnce = 1024 * 1024;

/**
 * Loads what saveRows wrote into a database at the same migration and without data, all of it or nothing, and compares
 * what is in the tables then with the checksums. Rows that the migrations inserted themselves are replaced. Throws a
 * StartError when the rows are not all there, or are not the same.
 */
export async function loadRows(pool: pg.Pool, content: Readable, saved: SavedRows): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Tables refer to each other in a circle, so no order of them would work. The foreign keys come last, as in
    // pg_dump.
    const keys = await foreignKeysOf(client);
    for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
    await empty(client);
    const found = await insertAll(client, content);
    // What the end of a transaction checks (sums of the ledger) is checked now: no table changes before that.
    await client.query('set constraints all immediate');
    const missing = Object.entries(saved.tables).filter(([table, rows]) => rows !== (found.get(table) ?? 0));
    if (missing.length > 0)
      throw new StartError(`The rows are not whole: ${missing.map(([table]) => table).join(', ')}.`);
    if (saved.digests) await compare(client, saved.digests);
    for (const [name, last] of Object.entries(saved.sequences)) {
      await client.query('select setval($1::regclass, $2)', [pg.escapeIdentifier(name), last]);
    }
    for (const { table, name, definition } of keys) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    }
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true); // Ends the session, and with it the transaction.
    throw error;
  }
}

async function compare(client: pg.PoolClient, digests: Record<string, string>) {
  const found = await digestRows(client);
  const other = Object.keys(digests).filter((table) => found[table] !== digests[table]);
  if (other.length > 0) throw new StartError(`The rows did not arrive as they were saved: ${other.join(', ')}.`);
}

/** Returns how many rows of each table a file has that saveRows wrote. Throws when it is cut off or damaged. */
export async function countRows(content: Readable): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  await pipeline(content, createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
    for await (const { table, rows } of batchesOf(chunks)) found.set(table, (found.get(table) ?? 0) + rows.length);
  });
  return found;
}

async function foreignKeysOf(client: pg.PoolClient) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  return rows;
}

/** Empties only tables that hold something: the audit log cannot be emptied, and in a new database it is empty. */
async function empty(client: pg.PoolClient) {
  for (const table of (await tablesOf(client)).map(pg.escapeIdentifier)) {
    const { rows } = await client.query(`select 1 from ${table} limit 1`);
    if (rows.length > 0) await client.query(`truncate ${table}`);
  }
}

/** Inserts all rows. Returns how many went into each table. */
async function insertAll(client: pg.PoolClient, content: Readable): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  const columns = new Map<string, string>();
  await pipeline(content, createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
    for await (const { table, rows } of batchesOf(chunks)) {
      if (!columns.has(table)) columns.set(table, await columnsOf(client, table));
      const into = pg.escapeIdentifier(table);
      await client.query(
        `insert into ${into} (${columns.get(table)}) overriding system value
         select ${columns.get(table)} from jsonb_populate_recordset(null::${into}, $1::jsonb)`,
        [`[${rows.join(',')}]`],
      );
      found.set(table, (found.get(table) ?? 0) + rows.length);
    }
  });
  return found;
}

/** Returns the columns that can be written: not those that PostgreSQL computes. */
async function columnsOf(client: pg.PoolClient, table: string): Promise<string> {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [pg.escapeIdentifier(table)],
  );
  return rows[0]!.names;
}

interface Batch {
  table: string;
  /** The JSON as it was written: parsed into JavaScript's numbers, it might change. */
  rows: string[];
}

/** Yields rows of one table, enough to be worth a statement and few enough to fit into it. */
async function* batchesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Batch> {
  let batch: Batch = { table: '', rows: [] };
  let bytes = 0;
  for await (const line of linesOf(chunks)) {
    const tab = line.indexOf('\t');
    const table = line.slice(0, tab);
    if (batch.rows.length > 0 && (table !== batch.table || batch.rows.length >= rowsAtOnce || bytes >= bytesAtOnce)) {
      yield batch;
      batch = { table, rows: [] };
      bytes = 0;
    }
    batch.table = table;
    batch.rows.push(line.slice(tab + 1));
    bytes += line.length;
  }
  if (batch.rows.length > 0) yield batch;
}

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
}
