import { sql } from 'drizzle-orm';
import type { Verdict } from './lib/compare';
import { serveMembers } from './lib/many-members';
import { table } from './lib/table';
import { inTurns, median, ms, p95, timedGet } from './lib/times';

/** How many are registered: for the event whose changes are asked for, and for the one whose list is weighed. */
const sizes = { many: 5000, usual: 400 };
/** In ms, and in bytes as they are sent. */
const limits = { since: 20, list: 60 * 1024 };
const turns = { rounds: Number(process.env.BENCH_ROUNDS ?? 200), warmUp: 5 };

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
  const { server, office: session, stop } = await serveMembers(sizes.many, { then: registered });
  try {
    const office = { ...session, 'content-type': 'application/json' };
    const passFor = async (id: number) => {
      const pass = await fetch(`${server.url}/api/events/${id}/passes/`, {
        method: 'POST',
        headers: office,
        body: JSON.stringify({ gate: 'Gate 1' }),
      });
      return `Door ${((await pass.json()) as { token: string }).token}`;
    };
    const [many, usual] = [await passFor(1), await passFor(2)];
    const list = (query: string) => timedGet(`${server.url}/api/events/1/door/${query}`, { authorization: many });
    const { at, rows } = JSON.parse((await list('?more=1')).body) as { at: string; rows: { id: number }[] };
    if (rows.length !== sizes.many) throw new Error(`${rows.length} rows`);
    const since = `?more=1&since=${encodeURIComponent(at)}`;
    const [times] = await inTurns([server], turns, async () => (await list(since)).ms);
    const took = p95(times!);
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
      { name: 'door since', ok: took <= limits.since },
      { name: 'door list', ok: sent <= limits.list },
    ];
    const said = verdicts.map(({ ok }) => (ok ? 'ok' : 'above'));
    console.log(
      `\n${table(
        ['door', 'measured', 'limit', ''],
        [
          [`what has changed of ${sizes.many}, median`, ms(median(times!)), '', ''],
          [`what has changed of ${sizes.many}, p95`, ms(took), `${limits.since} ms`, said[0]!],
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
