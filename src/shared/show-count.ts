const count = new Intl.NumberFormat('en-IN');

/** A number of things as people here read it: `1,505`; lakhs as India groups them. */
export const showCount = (value: number) => count.format(value);

/** How many there are, in words: `1 shop`, `1,505 shops`. */
export const counted = (value: number, one: string, many = `${one}s`) => `${showCount(value)} ${value === 1 ? one : many}`;
