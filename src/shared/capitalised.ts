/** Returns a name with a capital, as it is shown; the stored name stays as it was typed. */
export const capitalised = (name: string): string => name.slice(0, 1).toLocaleUpperCase('en-IN') + name.slice(1);
