import { asc, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { ZONE } from '~/shared/dates';
import { partsOf, type Sort } from '~/shared/sorting';

/** What stands behind each field that a list is sorted by (shared/sorting.ts). */
export type SortColumns<F extends string> = Record<F, SQLWrapper>;

/** Returns a text as lists are sorted by it: without case and accents, the same on every database; empty is null. */
export const asText = (text: SQLWrapper): SQL => sql`nullif(fold(${text}::text), '') collate "C"`;

/** Returns the day of an instant in the site's zone. */
export const asDay = (instant: SQLWrapper): SQL => sql`(${instant} at time zone ${ZONE})::date`;

/**
 * Returns the ORDER BY of a list: by the field that was asked for, empty values last, equal rows by id; without one in
 * the list's `usual` order.
 */
export function sortedBy<F extends string>(
  sort: Sort<F> | undefined,
  { columns, id, usual }: { columns: SortColumns<NoInfer<F>>; id: SQLWrapper; usual: readonly SQL[] },
): SQL[] {
  if (!sort) return [...usual];
  const { field, down } = partsOf<F>(sort);
  return [sql`${columns[field]} ${sql.raw(down ? 'desc' : 'asc')} nulls last`, asc(id)];
}
