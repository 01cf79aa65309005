import { distance as distanceOf } from 'fastest-levenshtein';
import { fold } from '~/shared/fold';

/** Returns the nearest name that differs from a text in at most one letter of four; undefined without one. */
export function nearName(text: string, names: readonly string[]): string | undefined {
  const wanted = fold(text);
  const [best] = names
    .map((name) => ({ name, distance: distanceOf(wanted, fold(name)) }))
    .filter(({ name, distance }) => distance * 4 <= Math.max(4, name.length))
    .sort((one, other) => one.distance - other.distance);
  return best?.name;
}
