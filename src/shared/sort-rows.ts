import { fold } from './fold';
import { compare } from './search';
import { partsOf, type Sort } from './sorting';

/** Returns a value as it is compared: texts folded, a list by its length. */
const keyOf = (value: unknown) =>
  typeof value === 'string' ? fold(value) : Array.isArray(value) ? value.length : Number(value);
const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/**
 * Returns rows that are all in memory in an order, as the database sorts the others: texts without case and accents,
 * empty values last, equal rows by id; without `sort` as they are.
 * @param ranks the values of fields that have an order of their own, the first first
 */
export function sortRows<Row extends { id: number }, F extends keyof Row & string>(
  rows: readonly Row[],
  sort: Sort<F> | undefined,
  ranks: Readonly<Record<string, readonly unknown[]>> = {},
): Row[] {
  if (!sort) return [...rows];
  const { field, down } = partsOf<F>(sort);
  const last = rows.filter((row) => isEmpty(row[field]));
  const first = rows
    .filter((row) => !isEmpty(row[field]))
    .map((row) => ({ row, key: ranks[field]?.indexOf(row[field]) ?? keyOf(row[field]) }));
  first.sort((a, b) => (down ? compare(b.key, a.key) : compare(a.key, b.key)) || a.row.id - b.row.id);
  return [...first.map(({ row }) => row), ...last.toSorted((a, b) => a.id - b.id)];
}
