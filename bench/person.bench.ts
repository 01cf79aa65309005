import { sql } from 'drizzle-orm';
import type { Verdict } from './lib/compare';
import { serveMembers } from './lib/many-members';
import { table, verdict } from './lib/table';
import { inTurns, ms, p95, timedGet } from './lib/times';

const size = 15_000;
/** p95 of the head of a person's page, in ms. */
const limit = 60;
const turns = { rounds: Number(process.env.BENCH_ROUNDS ?? 200), warmUp: 20 };

/** Every tenth member waits in the queue, so that the head has something to count. */
const waiting = sql`
  insert into renewals (user_id, kind, status, renewal_date, created_at, updated_at)
  select id, 'licence', 'queue', current_date + 1000, now(), now() from users where role = 'member' and id % 10 = 3`;

/** Measures the head of a person's page among 15,000 people, a different person each time. */
export default async function personHead(): Promise<Verdict[]> {
  const served = await serveMembers(size, { then: waiting });
  try {
    const [times] = await inTurns([served], turns, async ({ server, office }, round) => {
      const id = 100 + ((round * 61) % (size - 200));
      return (await timedGet(`${server.url}/api/admin/people/${id}/`, office)).ms;
    });
    const took = p95(times!);
    const ok = took <= limit;
    const row = ['one of 15,000 people', ms(took), verdict(ok, `${limit} ms`)];
    console.log(`\n${table(['head of a person', 'p95', 'limit'], [row])}\n`);
    return [{ name: 'head of a person, 15,000 people', ok }];
  } finally {
    await served.stop();
  }
}
