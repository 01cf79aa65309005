import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db, Tx } from '../database';
import { facts } from './tables';

/** A value about the whole site: by what name it is kept, and what it looks like. */
export interface Fact<T> {
  name: string;
  schema: z.ZodType<T>;
}

/** A fact as it is; null while there is none. Throws when what is kept is something else than its schema says. */
export async function readFact<T>(db: Db | Tx, { name, schema }: Fact<T>): Promise<T | null> {
  const [row] = await db.select({ value: facts.value }).from(facts).where(eq(facts.name, name));
  return row ? schema.parse(row.value) : null;
}

/** Keeps a fact, in place of the one before; `at`: for one whose time matters, by the site's clock. */
export async function writeFact<T>(db: Db | Tx, { name }: Fact<T>, value: T, at?: Date): Promise<void> {
  const updatedAt = at ?? sql`now()`;
  await db
    .insert(facts)
    .values({ name, value, updatedAt })
    .onConflictDoUpdate({ target: facts.name, set: { value, updatedAt } });
}

/** There is no such fact any more. */
export async function dropFact(db: Db | Tx, { name }: { name: string }): Promise<void> {
  await db.delete(facts).where(eq(facts.name, name));
}
