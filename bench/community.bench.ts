import pg from 'pg';
import { passwords, startServer } from '../tests/e2e/support/server';
import { ask, headerOf } from './lib/answer';
import { growBoard } from './lib/big-board';
import { startCluster } from './lib/cluster';
import { compareWithBare, type Verdict } from './lib/compare';
import { signIn } from './lib/sign-in';
import { table, verdict } from './lib/table';
import { median, p95 } from './lib/times';

const sizes = [1, 10, 100];
/**
 * The highest allowed p95 of the largest board, as a multiple of that with the demo data: of search, and of all other
 * calls.
 */
const slower = { search: 1.5, other: 2 };

/** The calls that open pages poll, answered from memory. */
const polls = [
  ['unanswered count', '/api/community/unanswered-count/'],
  ['unread notices', '/api/notifications/unread-count/'],
  ['board summary', '/api/community/summary/'],
] as const;

const searches = ['concrete', 'laterite blocks', 'KPBR yard', 'retaining wall', 'curing slab summer'];
const typed = [
  'Cracks near the supports of a beam',
  'honeycoming in colums after stripping',
  'How deep do you go for a compound wall',
  'septic tank distance from well',
  'is a plinth beam realy needed on laterite',
  'Curing compound instead of hessian on columns',
  'K-SMART application stuck since nine days, fee is paid and the office does not know where it is',
];

/**
 * Measures the board on a PostgreSQL of its own, with one, ten and a hundred times the demo data: p95 of list, thread
 * and similar (with a hundred times the data at most double; search 1.5 times). Then measures the polls as shares of a
 * bare server.
 */
export default async function community(server: string): Promise<Verdict[]> {
  let verdicts: Verdict[];
  const cluster = await startCluster();
  try {
    verdicts = await measureSizes(cluster.url);
  } finally {
    await cluster.stop();
  }
  const authorization = `Token ${await signIn(server, 'member@demo.test', passwords.demo)}`;
  for (const [name, path] of polls) {
    const url = server + path;
    const etag = headerOf(await ask(url, { authorization }), 'etag')!;
    verdicts.push(await compareWithBare({ name, target: { url, headers: { authorization } } }));
    const again = { authorization, 'if-none-match': etag };
    verdicts.push(await compareWithBare({ name: `${name}, 304`, status: 304, target: { url, headers: again } }));
  }
  return verdicts;
}

async function measureSizes(databaseUrl: string): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const server = await startServer({ env: { DATABASE_URL: databaseUrl } });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const measured: Record<string, number[]>[] = [];
    for (const size of sizes) {
      await growBoard(client, size);
      measured.push(await measure(server.url, await idsOf(client)));
    }
    const kinds = Object.keys(measured[0]!);
    const rows = kinds.map((kind) => {
      const times = measured.map((size) => size[kind]!);
      const ratio = p95(times.at(-1)!) / p95(times[0]!);
      const each = times.map((size) => `${median(size).toFixed(1)} / ${p95(size).toFixed(1)}`);
      const limit = kind === 'search' ? slower.search : slower.other;
      verdicts.push({ name: `board, ${kind}`, ok: ratio <= limit });
      return [kind, ...each, `${ratio.toFixed(2)} times: ${verdict(ratio <= limit, limit)}`];
    });
    console.log(
      `\n${table(['board on PostgreSQL, p50 / p95 in ms', ...sizes.map((size) => `${size} ×`), 'limit'], rows)}\n`,
    );
  } finally {
    await client.end();
    await server.stop();
  }
  return verdicts;
}

async function measure(server: string, ids: number[]): Promise<Record<string, number[]>> {
  const headers = { authorization: `Token ${await signIn(server, 'member@demo.test', passwords.demo)}` };
  const get = async (path: string) => {
    const { status } = await ask(`${server}/api/community/${path}`, headers);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  };
  const timed = async (works: (() => Promise<unknown>)[]) => {
    const times: number[] = [];
    for (const work of works) {
      const began = performance.now();
      await work();
      times.push(performance.now() - began);
    }
    return times;
  };
  const each = <T>(list: T[], work: (one: T) => Promise<unknown>) => list.map((one) => () => work(one));
  const often = <T>(list: T[], times: number) => Array.from({ length: times }, () => list).flat();
  const lists = [
    '',
    '?page=2',
    '?page=5',
    '?status=unanswered',
    '?status=answered',
    '?status=solved',
    '?status=urgent',
  ];
  const thread = (id: number) => get(`questions/${id}/`).then(() => get(`answers/list/?question_id=${id}`));
  const kinds = {
    list: each(often(lists, 40), (query) => get(`questions/${query}`)),
    'thread, first and second visit': each(often(ids, 2), thread),
    similar: each(often(typed, 40), (text) => get(`similar/?q=${encodeURIComponent(text)}`)),
    search: each(often(searches, 40), (text) => get(`questions/?search=${encodeURIComponent(text)}`)),
  };
  const result: Record<string, number[]> = {};
  for (const [kind, works] of Object.entries(kinds)) {
    if (!kind.startsWith('thread')) await timed(works.slice(0, 60));
    result[kind] = await timed(works);
  }
  return result;
}

async function idsOf(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    'select id from community_questions where hidden_at is null order by md5(id::text) limit 100',
  );
  return rows.map(({ id }) => id);
}
