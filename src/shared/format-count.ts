const count = new Intl.NumberFormat('en-IN');

/** Returns a number of things as people here read it: `1,505`; lakhs as India groups them. */
export const formatCount = (value: number) => count.format(value);
