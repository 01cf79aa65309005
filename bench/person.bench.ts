import { sql } from 'drizzle-orm';
import type { Verdict } from './lib/compare';
import { serveMembers } from './lib/many-members';
import { table } from './lib/table';

const size = 15_000;
/** p95 of the head of a person's page, in ms. */
const limit = 60;
const rounds = Number(process.env.BENCH_ROUNDS ?? 200);

/** Every tenth member waits in the queue, so that the head has something to count. */
const waiting = sql`
  insert into renewals (user_id, kind, status, renewal_date, created_at, updated_at)
  select id, 'licence', 'queue', current_date + 1000, now(), now() from users where role = 'member' and id % 10 = 3`;

/** Measures the head of a person's page among 15,000 people, a different person each time. */
export default async function personHead(): Promise<Verdict[]> {
  const { server, token, stop } = await serveMembers(size, { then: waiting });
  try {
    const times: number[] = [];
    for (let round = 0; round < rounds + 20; round += 1) {
      const id = 100 + ((round * 61) % (size - 200));
      const started = performance.now();
      const answer = await fetch(`${server.url}/api/admin/people/${id}/`, {
        headers: { authorization: `Token ${token}` },
      });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`person ${id}: ${answer.status}`);
      // The first requests warm up.
      if (round >= 20) times.push(performance.now() - started);
    }
    const p95 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
    const ok = p95 <= limit;
    const row = ['one of 15,000 people', `${p95.toFixed(1)} ms`, ok ? 'ok' : `above (${limit} ms)`];
    console.log(`\n${table(['head of a person', 'p95', 'limit'], [row])}\n`);
    return [{ name: 'head of a person, 15,000 people', ok }];
  } finally {
    await stop();
  }
}
