/** The headings of the office's files, which are in English, have names in Malayalam only: for lists on paper. */
export const headings: Readonly<Record<string, string>> = {};
