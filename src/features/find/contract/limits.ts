/** The most letters that may be looked for. */
export const longestText = 200;

/** The fewest letters from which anything is looked for (docs/product/find.md, "Field"). */
export const fewestLetters = 2;

/** The most results of a kind. */
export const mostOfKind = 5;

/** The most results in all. */
export const mostResults = 25;
