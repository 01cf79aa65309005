import { sql } from 'drizzle-orm';
import type { Verdict } from './lib/compare';
import { serveMembers } from './lib/many-members';
import { table } from './lib/table';

const sizes = [1_500, 150_000] as const;
const limit = 1.5;
/** Requests of each list and size; in turns, so that both sizes meet the same noise of the machine. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 120);

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
export default async function licencesDesk(): Promise<Verdict[]> {
  const servers = [];
  try {
    for (const size of sizes) servers.push(await serveMembers(size, { then: licences }));
    const rows: string[][] = [];
    const verdicts: Verdict[] = [];
    for (const list of lists) {
      const times = servers.map((): number[] => []);
      for (let round = 0; round < rounds + 10; round += 1) {
        for (const [index, { server, token }] of servers.entries()) {
          const started = performance.now();
          const answer = await fetch(`${server.url}/api/licences/desk/?status=${list}`, {
            headers: { authorization: `Token ${token}` },
          });
          await answer.arrayBuffer();
          if (answer.status !== 200) throw new Error(`${list}: ${answer.status}`);
          // The first requests warm up.
          if (round >= 10) times[index]!.push(performance.now() - started);
        }
      }
      const [one, hundred] = times.map(p95) as [number, number];
      const ok = hundred <= limit * one;
      verdicts.push({ name: `desk ${list}, 100 × people`, ok });
      rows.push([
        list,
        `${one.toFixed(1)} ms`,
        `${hundred.toFixed(1)} ms`,
        `${(hundred / one).toFixed(2)}`,
        ok ? 'ok' : `above (${limit})`,
      ]);
    }
    console.log(`\n${table(['desk of licences, p95', '1 ×', '100 ×', 'ratio', 'limit'], rows)}\n`);
    return verdicts;
  } finally {
    for (const { stop } of servers) await stop();
  }
}

const p95 = (times: number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
