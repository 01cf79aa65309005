/** The answers that people got from a site. */
export interface Tally {
  /** 2xx to 4xx. */
  answered: number;
  /** 503 and 507: clear refusals. */
  unavailable: number;
  full: number;
  /** Any other 5xx. */
  failed: number;
  /** No answer, or not all of it. */
  unreachable: number;
  /** Took longer than PATIENCE. */
  hanging: number;
  /** In ms. */
  slowest: number;
  /** A few of the failed or hanging requests, in words. */
  examples: Set<string>;
}

/** In ms: a request that waits longer counts as hanging. */
const PATIENCE = 10_000;

export const newTally = (): Tally => ({
  answered: 0,
  unavailable: 0,
  full: 0,
  failed: 0,
  unreachable: 0,
  hanging: 0,
  slowest: 0,
  examples: new Set(),
});

/** Counts one request; `status` is 0 when no answer came. */
export function count(tally: Tally, { status, ms, what }: { status: number; ms: number; what: string }): void {
  const kind =
    status === 0
      ? 'unreachable'
      : status === 503
        ? 'unavailable'
        : status === 507
          ? 'full'
          : status >= 500
            ? 'failed'
            : 'answered';
  tally[kind] += 1;
  tally.slowest = Math.max(tally.slowest, ms);
  if (ms > PATIENCE) tally.hanging += 1;
  if ((kind === 'failed' || ms > PATIENCE) && tally.examples.size < 5)
    tally.examples.add(`${what} (${Math.round(ms)} ms)`);
}
