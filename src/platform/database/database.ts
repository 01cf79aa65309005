import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Config } from '../config';
import type { Log } from '../log';
import type { KeyRing } from '../secrets/key-ring';
import { openEmbedded } from './embedded';
import { migrate, refuseOtherSchema } from './migrate';
import { openPostgres } from './postgres';
import { endSilentConnections } from './silence';

/** For reads outside a transaction. */
export type Db = NodePgDatabase;

/**
 * An open transaction. Helpers that write take one, so that nothing is ever half written; helpers that read may take
 * `Db | Tx`.
 */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0] & {
  /**
   * The site's secret keys, in a transaction of `site.write`: what is written with it can be sealed, as the audit log
   * is (decisions/0035).
   */
  keys?: KeyRing;
  /** Whether it has the embedded database's only connection; set in a transaction of `site.write`. */
  isEmbedded?: boolean;
};

export interface Database {
  kind: 'embedded' | 'postgres';
  /** Whether this start created the embedded folder. Always false on PostgreSQL. */
  isNew: boolean;
  db: Db;
  /**
   * A single connection when embedded: inside a transaction use only `tx`, since a pool query would wait for itself.
   */
  pool: pg.Pool;
  /**
   * DATABASE_URL, for the single connection outside the pool, which listens (topics/listener.ts). Undefined when
   * embedded.
   */
  url: string | undefined;
  /**
   * Returns whether a query would have to wait: a transaction has had the single connection for a while. Always false
   * on PostgreSQL, which has more.
   */
  isHeld(): boolean;
  /** Runs all of `work` or none of it. Features use `site.write` instead, which also keeps caches right. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Refuses every write from then on (SQLSTATE 25006), or accepts them again. Does nothing on PostgreSQL, whose disk is
   * its own.
   */
  readOnly(on: boolean): Promise<void>;
  /** Waits for running queries, then closes and unlocks the data folder. */
  close(): Promise<void>;
}

/** Opens the configured database without migrating it. Throws a StartError a person can act on. */
export async function connectDatabase({ config, log }: OpenOptions): Promise<Database> {
  const opened = config.databaseUrl
    ? await openedPostgres(config.databaseUrl, log)
    : { ...(await openEmbedded(config.dataDir, log)), kind: 'embedded' as const, url: undefined };
  return asDatabase(opened);
}

/**
 * Opens the configured database and applies all migrations, unless `config.migrate` is false. Throws a StartError a
 * person can act on, also when the tables are not what this version can work with.
 */
export async function openDatabase({ config, log }: OpenOptions): Promise<Database> {
  const database = await connectDatabase({ config, log });
  try {
    if (config.migrate ?? true) await migrate(database.pool, config.root);
    await refuseOtherSchema(database.pool, config.root);
    if (database.kind === 'postgres') endSilentConnections(database.pool, log);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

interface OpenOptions {
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'root'> & Partial<Pick<Config, 'migrate'>>;
  log: Log;
}
type Opened = Pick<Database, 'kind' | 'isNew' | 'pool' | 'url' | 'close'> &
  Partial<Pick<Database, 'readOnly' | 'isHeld'>>;

async function openedPostgres(url: string, log: Log): Promise<Opened> {
  const pool = await openPostgres(url, log);
  return { kind: 'postgres', isNew: false, pool, url, close: () => pool.end() };
}

/** Returns Drizzle over an open pool. */
export function asDatabase({ readOnly = async () => undefined, isHeld = () => false, ...opened }: Opened): Database {
  const db = drizzle({ client: opened.pool });
  return { ...opened, readOnly, isHeld, db, transaction: (work) => db.transaction(work) };
}
