import type { Call } from '~/shared/contract';

/**
 * A header that a feature adds to the answers of other features' calls. It is no part of a cached answer: its value is
 * made each time that the answer is sent, also with a 304.
 */
export interface Stamp {
  /** The calls, `GET /api/…`. */
  calls: readonly string[];
  header: string;
  /** Returns what makes the value, for one answer as its handler made it; must be quick. */
  of(answer: unknown): () => string;
}

/** Returns what makes the stamps of a call's answer when it is sent: names and values; undefined when it has none. */
export function stamped(
  stamps: readonly Stamp[],
  { method, path }: Pick<Call, 'method' | 'path'>,
  answer: unknown,
): (() => [name: string, value: string][]) | undefined {
  const ownStamps = stamps
    .filter(({ calls }) => calls.includes(`${method} ${path}`))
    .map(({ header, of }) => ({ header, value: of(answer) }));
  return ownStamps.length === 0 ? undefined : () => ownStamps.map(({ header, value }) => [header, value()]);
}
