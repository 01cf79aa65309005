import { fold } from './fold';
import { compare } from './search';

/** The fields of a row by which a list is sorted without more ado: its texts, numbers, days and yes or no. */
export type SortField<Row> = {
  [K in keyof Row & string]-?: Row[K] extends string | number | boolean | null | undefined ? K : never;
}[keyof Row & string];

/** What a list is sorted by: a field of its rows, or with a minus the same from the end. */
export type Sort<F extends string = string> = F | `-${F}`;

/** Returns the field that a list is sorted by, and whether it is sorted from the end. */
export const partsOf = <F extends string>(sort: Sort<F>) =>
  sort.startsWith('-') ? { field: sort.slice(1) as F, down: true } : { field: sort as F, down: false };

type Value = string | number | boolean | null | undefined;

const keyOf = (value: Value) => (typeof value === 'string' ? fold(value) : Number(value));
const isEmpty = (value: Value) => value === null || value === undefined || value === '';

/**
 * Returns rows that are all in memory in an order, as the database sorts the others: texts without case and accents,
 * empty values last, equal rows by id; without `sort` as they are.
 */
export function sortRows<Row extends { id: number }, F extends SortField<Row>>(
  rows: readonly Row[],
  sort: Sort<F> | undefined,
  valueOf: (row: Row, field: F) => Value = (row, field) => row[field] as Value,
): readonly Row[] {
  if (!sort) return rows;
  const { field, down } = partsOf<F>(sort);
  const keyed = rows.map((row) => ({ row, value: valueOf(row, field) }));
  const last = keyed.filter(({ value }) => isEmpty(value));
  const first = keyed.filter(({ value }) => !isEmpty(value)).map(({ row, value }) => ({ row, key: keyOf(value) }));
  first.sort((a, b) => (down ? compare(b.key, a.key) : compare(a.key, b.key)) || a.row.id - b.row.id);
  return [...first.map(({ row }) => row), ...last.map(({ row }) => row).sort((a, b) => a.id - b.id)];
}
