/** The values in the places of a text: `{name} answered` with `{ name: 'Biju K' }`. A place without a value stays as it is. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place));
