/**
 * The two directions of a sorted list: `usual` is the one that the column is read in (names from A, dates from the
 * newest), `reversed` the other (docs/product/admin.md, "Lists of the office").
 */
export const listOrders = ['usual', 'reversed'] as const;
export type ListOrder = (typeof listOrders)[number];

/** Returns a comparison in one of the two directions. */
export const ordered = <T>(order: ListOrder, comparison: (a: T, b: T) => number): ((a: T, b: T) => number) =>
  order === 'usual' ? comparison : (a, b) => comparison(b, a);
