import type { PlacesOf } from './language';

/**
 * The values for a text with places: a value by the name of each place. For a text that is only known at run time, any
 * names.
 */
export type Filling<T extends string, Value> = Readonly<Record<string extends T ? string : PlacesOf<T>, Value>>;

/**
 * Returns a text with the values in its places: `{name} answered` with `{ name: 'Biju K' }`. A place without a value
 * stays as it is; null leaves it empty. A sentence that ends in a value with a dot, as the name `T. V.`, gets no
 * second one.
 */
export const fillText = <T extends string>(text: T, values: Filling<T, string | number | null>): string =>
  text.replace(/\{(\w+)\}(\.?)/g, (place, name: string, dot: string) => {
    if (!Object.hasOwn(values, name)) return place;
    const value = String(values[name as keyof typeof values] ?? '');
    return value.endsWith('.') ? value : value + dot;
  });
