const count = new Intl.NumberFormat('en-IN');

/** A number of things as people here read it: `1,505`; lakhs as India groups them. */
export const showCount = (value: number) => count.format(value);
