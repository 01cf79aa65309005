import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { StartError } from '../errors/start-error';
import { holdingLock } from './shared-lock';

/** An arbitrary number: whoever holds this lock migrates. */
const migrationLock = 7_264_426;

const extensions = ['pg_trgm', 'unaccent', 'citext'];

/**
 * Applies the migrations of `root/migrations` that are missing. Safe when several instances boot at once. Throws a
 * StartError when an extension is missing and cannot be created.
 */
export async function migrate(pool: pg.Pool, root: string): Promise<void> {
  await holdingLock(pool, migrationLock, async (client) => {
    await ensureExtensions(client);
    await applyMigrations(drizzle({ client }), { migrationsFolder: path.join(root, 'migrations') });
  });
}

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
