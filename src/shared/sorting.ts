/** The fields of a row by which a list is sorted without more ado: its texts, numbers, days and yes or no. */
export type SortField<Row> = {
  [K in keyof Row & string]-?: Row[K] extends string | number | boolean | null | undefined ? K : never;
}[keyof Row & string];

/** What a list is sorted by: a field of its rows, or with a minus the same from the end. */
export type Sort<F extends string = string> = F | `-${F}`;

/** Returns the field that a list is sorted by, and whether it is sorted from the end. */
export const partsOf = <F extends string>(sort: Sort<F>) =>
  sort.startsWith('-') ? { field: sort.slice(1) as F, down: true } : { field: sort as F, down: false };
