import type { Db, Tx } from '../database';
import type { SecretKey } from './key-ring';

/** What a feature (or the platform) declares about the values that it has sealed in the database. */
export interface SealedValues {
  /** In the plural, for people: `Aadhaar numbers`. */
  title: string;
  /** What they are sealed for (createSeal). */
  purpose: string;
  /** Returns at most `most` of them whose row's id is greater than `after`, by id. */
  page(db: Db | Tx, after: number, max: number): Promise<{ id: number; sealed: string }[]>;
  /**
   * Puts `to` in the place of `from`, unless the value was changed since. Of the row nothing else changes but what is
   * made of the value with the key: `opened` has the text, and the key that `to` is sealed with.
   */
  replace(tx: Tx, id: number, from: string, to: string, opened: { text: string; key: SecretKey }): Promise<void>;
}

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
