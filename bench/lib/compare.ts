import autocannon from 'autocannon';
import { ask, headerOf, type Answer } from './answer';
import { startBare } from './bare';
import { median } from './times';

/** In ms. autocannon ends at a tick, and its default tick of a second would round each measurement to whole seconds. */
const tick = 100;

/** The address to measure. */
export interface Comparison {
  name: string;
  target: { url: string; headers?: Record<string, string> };
  /** The status of its answer; default 200. */
  status?: number;
  /** Length of one measurement in seconds; each round has two. Default 0.7. */
  seconds?: number;
  /** Default 20. */
  connections?: number;
  /** Many short rounds, so that target and yardstick meet the same noise of the machine. Default 11. */
  rounds?: number;
  /** The required share. Default 0.6. */
  limit?: number;
}

/** Whether the measured value is within its limit. A run with a value beyond its limit fails. */
export interface Verdict {
  name: string;
  ok: boolean;
}

/** The results. Requests per second are medians over the rounds. */
export interface Outcome extends Verdict {
  /** The bytes of the body as it was sent. */
  bytes: number;
  /** Its Content-Encoding, 'identity' when it has none. */
  encoding: string;
  target: number;
  bare: number;
  /** Target divided by bare, the median over the rounds. */
  share: number;
  /** The lowest and the highest round, which show how far the number can be trusted. */
  spread: [number, number];
  limit: number;
}

/**
 * Measures a target as a share of a bare node:http server that sends the same status, headers and bytes, in turns on
 * the same machine in the same run. Throws when an answer is not the expected one or changes each time while it is
 * measured.
 */
export async function compareWithBare(comparison: Comparison): Promise<Outcome> {
  // Signed addresses of photos change every so often; the second try begins right after such a change.
  const outcome = (await measure(comparison)) ?? (await measure(comparison));
  if (!outcome) throw new Error(`${comparison.name}: the answer changes while it is measured`);
  return outcome;
}

/** Measures an address uncompressed and in brotli. */
export const compareEncodings = async (name: string, url: string): Promise<Outcome[]> => [
  await compareWithBare({ name, target: { url } }),
  await compareWithBare({ name: `${name}, brotli`, target: { url, headers: brotli } }),
];

export const brotli = { 'accept-encoding': 'br' };

/** Returns undefined when the answer has changed by the end. */
async function measure(comparison: Comparison): Promise<Outcome | undefined> {
  const { name, target, status = 200, seconds = 0.7, connections = 20, rounds = 11, limit = 0.6 } = comparison;
  const headers = target.headers ?? {};
  const answer = await ask(target.url, headers);
  if (answer.status !== status) throw new Error(`${name}: ${target.url} answered ${answer.status}`);
  const bare = await startBare(answer);
  const drive = async (url: string, duration: number) => {
    const result = await autocannon({ url, headers, duration, connections, sampleInt: tick });
    const good =
      (result as unknown as { statusCodeStats: Record<string, { count: number }> }).statusCodeStats[status]?.count ?? 0;
    const bad = result.requests.total - good + result.errors + result.timeouts;
    if (bad > 0) throw new Error(`${name}: ${bad} of ${result.requests.total} requests to ${url} failed`);
    return result.requests.total / result.duration;
  };
  try {
    if (!isSame(answer, await ask(bare.url, headers)))
      throw new Error(`${name}: the answers compared are not the same bytes`);
    await drive(target.url, 1);
    await drive(bare.url, 1);
    const measured: { target: number; bare: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // They take turns in going first, so that a machine that slows down or warms up favours neither.
      const first = round % 2 === 0 ? await drive(target.url, seconds) : undefined;
      const bareRate = await drive(bare.url, seconds);
      measured.push({ target: first ?? (await drive(target.url, seconds)), bare: bareRate });
    }
    if (!isSame(answer, await ask(target.url, headers))) return undefined;
    const shares = measured.map((round) => round.target / round.bare);
    const share = median(shares);
    return {
      name,
      bytes: answer.body.length,
      encoding: headerOf(answer, 'content-encoding') ?? 'identity',
      target: median(measured.map((round) => round.target)),
      bare: median(measured.map((round) => round.bare)),
      share,
      spread: [Math.min(...shares), Math.max(...shares)],
      limit,
      ok: share >= limit,
    };
  } finally {
    bare.stop();
  }
}

const isSame = (one: Answer, other: Answer) => one.status === other.status && one.body.equals(other.body);
