/**
 * What two states of a record differ in, as an entry's `before` and `after`; null when that is nothing, and nothing is to
 * be saved then either.
 */
export function difference<T extends Record<string, unknown>>(was: T, is: T): { before: Partial<T>; after: Partial<T> } | null {
  const names = (Object.keys(is) as (keyof T)[]).filter((name) => was[name] !== is[name]);
  if (names.length === 0) return null;
  const [before, after] = [was, is].map((state) => Object.fromEntries(names.map((name) => [name, state[name]])) as Partial<T>);
  return { before: before!, after: after! };
}
