import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Config } from '../config';
import type { Log } from '../log';
import { openEmbedded } from './embedded';
import { migrate } from './migrate';
import { openPostgres } from './postgres';

/** For reads outside a transaction. */
export type Db = NodePgDatabase;

/** An open transaction. Helpers that write take one, so that nothing is ever half written; reads may take `Db | Tx`. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface Database {
  kind: 'embedded' | 'postgres';
  /** The embedded folder was made by this start. Always false on PostgreSQL. */
  isNew: boolean;
  db: Db;
  /** One connection when embedded: inside a transaction use `tx` only, a pool query there would wait for itself. */
  pool: pg.Pool;
  /** DATABASE_URL, for the one connection beside the pool that listens (topics.ts). Undefined when embedded. */
  url: string | undefined;
  /** All of `work` or nothing of it. Features write through `topics.write`, which also keeps caches right. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Waits for what is under way, then closes and frees the data folder. */
  close(): Promise<void>;
}

/** Opens the database the configuration asks for, as it is. Throws a StartError a person can act on. */
export async function connectDatabase({ config, log }: OpenOptions): Promise<Database> {
  const opened = config.databaseUrl
    ? await openedPostgres(config.databaseUrl, log)
    : { ...(await openEmbedded(config.dataDir, log)), kind: 'embedded' as const, url: undefined };
  return asDatabase(opened);
}

/** Opens the database the configuration asks for, migrated to the newest. Throws a StartError a person can act on. */
export async function openDatabase({ config, log }: OpenOptions): Promise<Database> {
  const database = await connectDatabase({ config, log });
  try {
    await migrate(database.pool, config.root);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

interface OpenOptions {
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'root'>;
  log: Log;
}
type Opened = Pick<Database, 'kind' | 'isNew' | 'pool' | 'url' | 'close'>;

async function openedPostgres(url: string, log: Log): Promise<Opened> {
  const pool = await openPostgres(url, log);
  return { kind: 'postgres', isNew: false, pool, url, close: () => pool.end() };
}

/** Drizzle over an open pool. */
export function asDatabase({ kind, isNew, pool, url, close }: Opened): Database {
  const db = drizzle({ client: pool });
  return { kind, isNew, pool, url, close, db, transaction: (work) => db.transaction(work) };
}
