import { seededRandom } from '~/shared/seeded-random';

/** Chance that is the same at every run. */
export function chance(seed: number) {
  const next = seededRandom(seed);
  const below = (most: number) => Math.floor(next() * most);
  return {
    /** From 0 up to 1. */
    next,
    /** A whole number from `least` to `most`, both included. */
    between: (least: number, most: number) => least + below(most - least + 1),
    /** So many different ones of a list; all of them when there are fewer. */
    some<T>(list: readonly T[], count: number): T[] {
      const rest = [...list];
      return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(below(rest.length), 1)[0]!);
    },
  };
}

export type Chance = ReturnType<typeof chance>;
