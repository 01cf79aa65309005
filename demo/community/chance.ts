import { seededRandom } from '~/shared/seeded-random';

/** Returns a random source that gives the same numbers at every run. */
export function chance(seed: number) {
  const next = seededRandom(seed);
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    /** Returns a number from 0 up to 1. */
    next,
    /** Returns a whole number from `lowest` to `highest`, both included. */
    between: (lowest: number, highest: number) => lowest + below(highest - lowest + 1),
    /** Returns `count` different items of a list, or all items of a shorter list. */
    some<T>(list: readonly T[], count: number): T[] {
      const rest = [...list];
      return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(below(rest.length), 1)[0]!);
    },
  };
}

export type Chance = ReturnType<typeof chance>;
