import { sql } from 'drizzle-orm';
import type { Verdict } from './lib/compare';
import { withMembers } from './lib/many-members';
import { table } from './lib/table';
import { askInTurns, compareSizes } from './lib/times';

const sizes = [1_500, 150_000] as const;
const limit = 1.5;
/** Requests of each list and size. */
const turns = { rounds: Number(process.env.BENCH_ROUNDS ?? 120), warmUp: 10 };

const lists = [
  'queue',
  'expiring',
  'expired',
  'lapsed',
  'unknown',
  'unconfirmed',
  'expiring&area=1',
  'expired&class=Engineer A',
];

/** Sets last days around today for all members; every fortieth waits in the queue: a full page at either size. */
const licences = sql`
  with days as (update users set confirmed_renewal_date = case when id % 7 = 0 then null else current_date + id % 1100
  - 400 end
    where role = 'member' returning id)
  insert into renewals (user_id, kind, status, renewal_date, created_at, updated_at)
  select id, 'licence', 'queue', current_date + 1000, now() - id * interval '1 minute', now() from days where id % 40
    = 3`;

/**
 * Measures the desk's lists with a hundred times the people: p95 at most 1.5 times that with today's number of people.
 */
export default function licencesDesk(): Promise<Verdict[]> {
  const filled = sizes.map((count) => ({ count, then: licences }));
  return withMembers(filled, async (servers) => {
    const rows: string[][] = [];
    const verdicts: Verdict[] = [];
    for (const list of lists) {
      const path = `/api/licences/desk/?status=${list}`;
      const { ok, cells } = compareSizes(await askInTurns(servers, turns, path), limit);
      verdicts.push({ name: `desk ${list}, 100 × people`, ok });
      rows.push([list, ...cells]);
    }
    console.log(`\n${table(['desk of licences, p95', '1 ×', '100 ×', 'ratio', 'limit'], rows)}\n`);
    return verdicts;
  });
}
