const grouped = new Intl.NumberFormat('en-IN');

/** A number as people here read it: `1,505`, `1,00,000`. */
export const showNumber = (value: number): string => grouped.format(value);

/** How many there are, in words: `1 shop`, `1,505 shops`. */
export const showCount = (count: number, one: string, many = `${one}s`): string => `${showNumber(count)} ${count === 1 ? one : many}`;
