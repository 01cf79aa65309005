import { sql } from 'drizzle-orm';
import type { Verdict } from './lib/compare';
import { serveMembers } from './lib/many-members';
import { table } from './lib/table';

/** How many are registered: for the event whose changes are asked for, and for the one whose list is weighed. */
const sizes = { many: 5000, usual: 400 };
/** In ms, and in bytes as they are sent. */
const limits = { since: 20, list: 60 * 1024 };
const rounds = Number(process.env.BENCH_ROUNDS ?? 200);

/** Two events with their registrations; the first has everybody. */
const registered = sql`
  with made as (
    insert into events (title, description, event_date, location)
    values ('Many', '', now() + interval '2 hours', 'Town Hall'), ('Usual', '', now() + interval '2 hours', 'Town Hall')
    returning id, title)
  insert into registrations (event_id, user_id, status, guests, diets, since, turn, code, changed_at)
  select made.id, users.id, 'going', users.id % 3, array_fill('veg'::text, array[1 + users.id % 3]), now(), users.id,
    upper(substr(md5(made.title || users.id), 1, 20)), now() - interval '1 hour'
  from made join users on users.membership_id like 'PKD%' and (title = 'Many' or users.id % 12 = 0 and
    users.id <= ${sizes.usual * 12 + 11}::int)`;

/** Measures the list of a door: p95 of what has changed of 5,000 registrations, and the bytes of 400. */
export default async function door(): Promise<Verdict[]> {
  const { server, token, stop } = await serveMembers(sizes.many, { then: registered });
  try {
    const office = { authorization: `Token ${token}`, 'content-type': 'application/json' };
    const passFor = async (id: number) => {
      const pass = await fetch(`${server.url}/api/events/${id}/passes/`, {
        method: 'POST',
        headers: office,
        body: JSON.stringify({ gate: 'Gate 1' }),
      });
      return `Door ${((await pass.json()) as { token: string }).token}`;
    };
    const [many, usual] = [await passFor(1), await passFor(2)];
    const list = async (id: number, authorization: string, query: string) => {
      const answer = await fetch(`${server.url}/api/events/${id}/door/${query}`, { headers: { authorization } });
      return (await answer.json()) as { at: string; rows: { id: number }[] };
    };
    const { at, rows } = await list(1, many, '?more=1');
    if (rows.length !== sizes.many) throw new Error(`${rows.length} rows`);
    const times: number[] = [];
    for (let round = 0; round < rounds + 5; round += 1) {
      const began = performance.now();
      await list(1, many, `?more=1&since=${encodeURIComponent(at)}`);
      // The first requests warm up.
      if (round >= 5) times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    const p95 = times[Math.floor(times.length * 0.95)]!;
    const median = times[Math.floor(times.length / 2)]!;
    const weigh = async (query: string, encoding: string) => {
      const answer = await fetch(`${server.url}/api/events/2/door/${query}`, {
        headers: { authorization: usual, 'accept-encoding': encoding },
      });
      const length = answer.headers.get('content-length');
      return length === null ? (await answer.arrayBuffer()).byteLength : Number(length);
    };
    const sent = await weigh('?more=1', 'br');
    const plain = await weigh('', 'identity');
    const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
    const verdicts = [
      { name: 'door since', ok: p95 <= limits.since },
      { name: 'door list', ok: sent <= limits.list },
    ];
    const said = verdicts.map(({ ok }) => (ok ? 'ok' : 'above'));
    console.log(
      `\n${table(
        ['door', 'measured', 'limit', ''],
        [
          [`what has changed of ${sizes.many}, median`, `${median.toFixed(1)} ms`, '', ''],
          [`what has changed of ${sizes.many}, p95`, `${p95.toFixed(1)} ms`, `${limits.since} ms`, said[0]!],
          [`list of ${sizes.usual}, as sent to its page`, kilobytes(sent), kilobytes(limits.list), said[1]!],
          [`list of ${sizes.usual}, plain and without more`, kilobytes(plain), '', ''],
        ],
      )}\n`,
    );
    return verdicts;
  } finally {
    await stop();
  }
}
