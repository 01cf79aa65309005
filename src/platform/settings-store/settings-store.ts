import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db, Tx } from '../database';
import { storedSettings } from './tables';

/** A value about the whole site: its name, and its schema. */
export interface StoredSetting<T> {
  name: string;
  schema: z.ZodType<T>;
}

/** Reads a setting; null while there is none. Throws when the stored value does not fit its schema. */
export async function readSetting<T>(db: Db | Tx, { name, schema }: StoredSetting<T>): Promise<T | null> {
  const [row] = await db
    .select({ value: storedSettings.value })
    .from(storedSettings)
    .where(eq(storedSettings.name, name));
  return row ? schema.parse(row.value) : null;
}

/** Stores a setting, in place of the previous value; `at`: for a setting whose time matters, by the site's clock. */
export async function writeSetting<T>(db: Db | Tx, { name }: StoredSetting<T>, value: T, at?: Date): Promise<void> {
  const updatedAt = at ?? sql`now()`;
  await db
    .insert(storedSettings)
    .values({ name, value, updatedAt })
    .onConflictDoUpdate({ target: storedSettings.name, set: { value, updatedAt } });
}

/** Deletes a setting. Returns whether there was any. */
export async function deleteSetting(db: Db | Tx, { name }: { name: string }): Promise<boolean> {
  const { rowCount } = await db.delete(storedSettings).where(eq(storedSettings.name, name));
  return (rowCount ?? 0) > 0;
}
