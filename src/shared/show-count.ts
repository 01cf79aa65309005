const count = new Intl.NumberFormat('en-IN');

/** A number of things as people here read it: `1,505`; lakhs as India groups them. */
export const showCount = (value: number) => count.format(value);

/** How many there are, in words: `1 shop`, `1,505 shops`. */
export const counted = (value: number, one: string, many = `${one}s`) => `${showCount(value)} ${value === 1 ? one : many}`;

/** How many of a list are found: `7 areas` when all are, else `2 of 7 areas`. */
export const foundOf = (found: number, all: number, one: string) =>
  found === all ? counted(all, one) : `${showCount(found)} of ${counted(all, one)}`;
