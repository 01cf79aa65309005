import { and, asc, eq, getTableColumns, gt, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../database';
import type { SecretKey } from './key-ring';

/** What a feature (or the platform) declares about the values that it has sealed in the database. */
export interface SealedValues {
  /** In the plural, for people: `Aadhaar numbers`. */
  title: string;
  /** What they are sealed for (createSeal). */
  purpose: string;
  /** Returns at most `max` of them whose row's id is greater than `after`, by id. */
  page(db: Db | Tx, after: number, max: number): Promise<{ id: number; sealed: string }[]>;
  /**
   * Puts `to` in the place of `from`, unless the value was changed since. Of the row nothing else changes but what is
   * made of the value with the key: `opened` has the text, and the key that `to` is sealed with.
   */
  replace(tx: Tx, id: number, from: string, to: string, opened: { text: string; key: SecretKey }): Promise<void>;
}

/** Returns the columns that a new sealed value changes. */
type SetSealed = (to: string, opened: { text: string; key: SecretKey }) => object;

/** A column, or the part of one that is sealed; rows where it is null have no value. */
type Sealed =
  | {
      sealed: PgColumn;
      /** By default the column alone. */
      set?: SetSealed;
    }
  | { sealed: SQL<string>; set: SetSealed };

type SealedColumn = Sealed &
  Pick<SealedValues, 'title' | 'purpose'> & {
    id: PgColumn;
    /** Which rows of the table have such values; all of them without. */
    where?: SQL;
  };

/** Returns the declaration of the values in one column of a table. */
export const sealedColumn = ({ title, purpose, id, sealed, where, set }: SealedColumn): SealedValues => ({
  title,
  purpose,
  async page(db, after, max) {
    const rows = await db
      .select({ id, sealed })
      .from(id.table)
      .where(and(where, isNotNull(sealed), gt(id, after)))
      .orderBy(asc(id))
      .limit(max);
    return rows as { id: number; sealed: string }[];
  },
  async replace(tx, row, from, to, opened) {
    await tx
      .update(id.table)
      .set(set ? set(to, opened) : { [propertyOf(sealed as PgColumn)]: to })
      .where(and(eq(id, row), sql`${sealed} = ${from}`));
  },
});

const propertyOf = (column: PgColumn) =>
  Object.entries(getTableColumns(column.table)).find(([, { name }]) => name === column.name)![0];

/** Yields all of them, from first to last, so many at once. */
export async function* eachSealed(
  db: Db,
  values: SealedValues,
  atOnce = 500,
): AsyncGenerator<{ id: number; sealed: string }> {
  for (let after = 0; ;) {
    const rows = await values.page(db, after, atOnce);
    yield* rows;
    if (rows.length < atOnce) return;
    after = rows.at(-1)!.id;
  }
}
