import type { PlacesOf } from './language';

/** What a text with places is filled with: a value by the name of each place. Of a text that is only known at run time, any names. */
export type Filling<T extends string, Value> = Readonly<Record<string extends T ? string : PlacesOf<T>, Value>>;

/** The values in the places of a text: `{name} answered` with `{ name: 'Biju K' }`. A place without a value stays as it is; null leaves it empty. */
export const fillText = <T extends string>(text: T, values: Filling<T, string | number | null>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name as keyof typeof values] ?? '') : place,
  );
