import type { Served } from './many-members';
import { verdict } from './table';

/** Returns the value that a share of the values lie below; Infinity without any. */
export const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Infinity;

export const p95 = (values: readonly number[]) => percentile(values, 0.95);

/** Returns the value in the middle, of an even number of values the mean of the two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export const ms = (value: number) => `${value.toFixed(1)} ms`;

interface Timed {
  /** Until the whole body was there. */
  ms: number;
  status: number;
  body: string;
}

/** Gets an address and measures it; throws when the answer has none of the statuses `wanted`. */
export async function timedGet(url: string, headers: Record<string, string> = {}, wanted = [200]): Promise<Timed> {
  const began = performance.now();
  const answer = await fetch(url, { headers });
  const body = await answer.text();
  const took = performance.now() - began;
  if (!wanted.includes(answer.status)) throw new Error(`${url} answered ${answer.status}: ${body}`);
  return { ms: took, status: answer.status, body };
}

interface Turns {
  /** How often each server is measured. */
  rounds: number;
  /** Rounds before that, which are not counted. */
  warmUp: number;
}

/**
 * Measures servers in turns, so that all of them meet the same noise of the machine; `measure` returns ms. Returns the
 * times of each server.
 */
export async function inTurns<S>(
  servers: readonly S[],
  { rounds, warmUp }: Turns,
  measure: (server: S, round: number, index: number) => Promise<number>,
): Promise<number[][]> {
  const times = servers.map((): number[] => []);
  for (let round = 0; round < rounds + warmUp; round += 1) {
    for (const [index, server] of servers.entries()) {
      const took = await measure(server, round, index);
      if (round >= warmUp) times[index]!.push(took);
    }
  }
  return times;
}

/** Measures the answers to one call of the office in the same way. */
export const askInTurns = (servers: readonly Served[], turns: Turns, path: string) =>
  inTurns(servers, turns, async ({ server, office }) => (await timedGet(server.url + path, office)).ms);

/**
 * Compares the p95 of the larger of two sizes with that of the smaller: at most `limit` times as long, or within
 * `atOnceMs`. Returns its cells of a table beside: both, their ratio, and the limit.
 */
export function compareSizes(times: number[][], limit: number, atOnceMs = 0): { ok: boolean; cells: string[] } {
  const [small, large] = times.map(p95) as [number, number];
  const ok = large <= Math.max(limit * small, atOnceMs);
  return { ok, cells: [ms(small), ms(large), (large / small).toFixed(2), verdict(ok, limit)] };
}
