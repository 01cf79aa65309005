import { nearness } from '~/shared/search';
import { fewestLetters, mostOfKind, mostResults } from './contract/limits';

/** Returns whether a text is long enough to be looked for. */
export const isLongEnough = (text: string): boolean => [...text.trim()].length >= fewestLetters;

/** What is compared: names, or none where it was found by a number or an id, which is nearer than any name. */
interface Comparable {
  names?: readonly (string | null)[];
}

/** Returns the nearness of the nearest of the names; undefined: none of them is near. */
export function nearestName({ names }: Comparable, words: readonly string[]): number | undefined {
  if (!names) return -1;
  const found = names.flatMap((name) => (name === null ? [] : (nearness(name, words) ?? [])));
  return found.length > 0 ? Math.min(...found) : undefined;
}

/** Returns what is near, the nearest first, at most `mostOfKind`; equally near rows in their own order. */
export function nearestOf<R extends Comparable>(
  rows: readonly R[],
  words: readonly string[],
): { row: R; near: number }[] {
  return rows
    .flatMap((row) => {
      const near = nearestName(row, words);
      return near === undefined ? [] : [{ row, near }];
    })
    .sort((a, b) => a.near - b.near)
    .slice(0, mostOfKind);
}

/**
 * Returns the rows of several kinds one after the other: the kind with the nearest row first, equally near ones in
 * their own order; at most `mostResults` rows.
 */
export function nearestKinds<R>(kinds: readonly (readonly { row: R; near: number }[])[]): R[] {
  return kinds
    .filter((rows) => rows.length > 0)
    .sort((a, b) => a[0]!.near - b[0]!.near)
    .flatMap((rows) => rows.map(({ row }) => row))
    .slice(0, mostResults);
}
