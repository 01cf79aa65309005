const count = new Intl.NumberFormat('en-IN');

/** `1,505`; lakhs as India groups them. */
export const showCount = (value: number) => count.format(value);

/** A part of a whole, 0 to 1, as the length of a bar; 0 of nothing. */
export const shareOf = (part: number, whole: number) => (whole > 0 ? part / whole : 0);
