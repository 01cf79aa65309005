import type { Verdict } from './lib/compare';
import { serveMembers } from './lib/many-members';
import { table } from './lib/table';
import { desksOf } from './office-lists.bench';

/** People, and what waits for the office, of a committee of today's size and of ten times as many. */
const people = 1_500;
const sizes = [1, 10] as const;
const limit = 1.5;
/** Requests of each size; in turns, so that both meet the same noise of the machine. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 80);
const warmUp = 10;

/**
 * Measures what waits for the office with 15,000 people against 1,500: p95 at most 1.5 times as long. A person is
 * changed before each request, since the answer is cached until anything changes.
 */
export default async function today(): Promise<Verdict[]> {
  const servers = [];
  try {
    for (const size of sizes) servers.push(await serveMembers(people * size, { then: desksOf(size) }));
    const times = servers.map((): number[] => []);
    for (let round = 0; round < rounds + warmUp; round += 1) {
      for (const [at, { server, token }] of servers.entries()) {
        const headers = { Authorization: `Token ${token}`, 'Content-Type': 'application/json' };
        const body = JSON.stringify({ skills: `Round ${round}` });
        const changed = await fetch(`${server.url}/api/users/${100 + round}/`, { method: 'PATCH', headers, body });
        await changed.arrayBuffer();
        const began = performance.now();
        const answer = await fetch(`${server.url}/api/admin/today/`, { headers });
        await answer.arrayBuffer();
        if (!changed.ok || !answer.ok) throw new Error(`answered ${changed.status} and ${answer.status}`);
        if (round >= warmUp) times[at]!.push(performance.now() - began);
      }
    }
    const [one, ten] = times.map((all) => all.sort((a, b) => a - b)[Math.floor(all.length * 0.95)]!) as [
      number,
      number,
    ];
    const ratio = ten / one;
    const row = ['what waits', `${one.toFixed(1)} ms`, `${ten.toFixed(1)} ms`, ratio.toFixed(2), String(limit)];
    console.log(`\n${table(['today, p95', '1,500 people', '15,000 people', 'ratio', 'limit'], [row])}\n`);
    return [{ name: 'today, 10 × people', ok: ratio <= limit }];
  } finally {
    for (const { stop } of servers) await stop();
  }
}
