import type { Verdict } from './lib/compare';
import { withMembers } from './lib/many-members';
import { table } from './lib/table';
import { compareSizes, inTurns, timedGet } from './lib/times';
import { desksOf } from './office-lists.bench';

/** People, and what waits for the office, of a committee of today's size and of ten times as many. */
const people = 1_500;
const sizes = [1, 10] as const;
const limit = 1.5;
/** Requests of each size. */
const turns = { rounds: Number(process.env.BENCH_ROUNDS ?? 80), warmUp: 10 };

/**
 * Measures what waits for the office with 15,000 people against 1,500: p95 at most 1.5 times as long. A person is
 * changed before each request, since the answer is cached until anything changes.
 */
export default function today(): Promise<Verdict[]> {
  const filled = sizes.map((size) => ({ count: people * size, then: desksOf(size) }));
  return withMembers(filled, async (servers) => {
    const times = await inTurns(servers, turns, async ({ server, office }, round) => {
      const headers = { ...office, 'Content-Type': 'application/json' };
      const body = JSON.stringify({ skills: `Round ${round}` });
      const changed = await fetch(`${server.url}/api/users/${100 + round}/`, { method: 'PATCH', headers, body });
      await changed.arrayBuffer();
      if (!changed.ok) throw new Error(`the change was answered ${changed.status}`);
      return (await timedGet(`${server.url}/api/admin/today/`, office)).ms;
    });
    const { ok, cells } = compareSizes(times, limit);
    const row = ['what waits', ...cells];
    console.log(`\n${table(['today, p95', '1,500 people', '15,000 people', 'ratio', 'limit'], [row])}\n`);
    return [{ name: 'today, 10 × people', ok }];
  });
}
