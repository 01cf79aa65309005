import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { passwords, startServer } from '../tests/e2e/support/server';
import { ask, headerOf } from './lib/answer';
import { compareWithBare, type Verdict } from './lib/compare';
import { openSessions } from './lib/many-sessions';
import { signIn } from './lib/sign-in';
import { table } from './lib/table';
import { median, ms, p95, percentile } from './lib/times';

/**
 * Measures what the browsers of signed-in people request with every screen, as shares of a bare server. Wholly cached
 * answers come near to it; the figures and the board's posts have a part that each request reads from the database, an
 * embedded query each.
 */
const shares = [
  { name: 'own profile', path: '/api/profile/', who: 'member', limit: 0.4 },
  { name: 'areas with units', path: '/api/unit/', who: 'member', limit: 0.4 },
  { name: "area admin's overview", path: '/api/area-admin/overview/', who: 'area-admin', limit: 0.4 },
  { name: "dashboard's figures", path: '/api/admin/dashboard-stats/', who: 'admin', limit: 0.01 },
  { name: "board's list", path: '/api/community/questions/', who: 'member', limit: 0.01 },
  { name: 'thread, question', path: '/api/community/questions/QUESTION/', who: 'member', limit: 0.005 },
  {
    name: 'thread, answers',
    path: '/api/community/answers/list/?question_id=QUESTION&page=1',
    who: 'member',
    limit: 0.01,
  },
];

const crowd = 200;
const crowdLimitMs = 100;
const crowdSeconds = 25;

/** Measures shares of a bare server, and 200 people at once on one process. */
export default async function signedIn(server: string): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const tokens = new Map<string, string>();
  for (const who of new Set(shares.map((one) => one.who)))
    tokens.set(who, await signIn(server, `${who}@demo.test`, passwords.demo));
  const [question] = await busiest(server, tokens.get('member')!, 1);
  for (const { name, path, who, limit } of shares) {
    const headers = { authorization: `Token ${tokens.get(who)!}` };
    const url = server + path.replace('QUESTION', String(question));
    verdicts.push(await compareWithBare({ name, target: { url, headers }, limit, rounds: 7, seconds: 0.5 }));
  }
  // A server of its own, because its people would slow down what is measured beside them.
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sangham-bench-'));
  try {
    cpSync(process.env.E2E_DEMO_DIR!, dataDir, { recursive: true });
    const people = await openSessions(dataDir, crowd);
    const crowdServer = await startServer({ dataDir, env: { DEMO_DATA: '0' } });
    try {
      verdicts.push(...(await measureCrowd(crowdServer.url, people)));
    } finally {
      await crowdServer.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  return verdicts;
}

/** Returns the ids of the questions on the first page of the list, those with the most answers first. */
async function busiest(server: string, token: string, count: number): Promise<number[]> {
  const { body } = await ask(`${server}/api/community/questions/?page_size=100`, { authorization: `Token ${token}` });
  const { results } = JSON.parse(String(body)) as { results: { id: number; answers: number }[] };
  return results
    .sort((a, b) => b.answers - a.answers)
    .slice(0, count)
    .map(({ id }) => id);
}

/** Measures how long 200 people wait, over all requests, as they use the site. */
async function measureCrowd(server: string, tokens: string[]): Promise<Verdict[]> {
  const questions = await busiest(server, tokens[0]!, 40);
  const times = new Map<string, number[]>();
  const failures: string[] = [];
  const end = performance.now() + crowdSeconds * 1000;
  await Promise.all(tokens.map((token, index) => useSite(server, token, index, { questions, times, failures, end })));
  const rows = [...times, ['everything', [...times.values()].flat()] as const].map(([name, list]) => [
    name,
    String(list.length),
    ms(median(list)),
    ms(p95(list)),
    ms(percentile(list, 0.99)),
  ]);
  const all = [...times.values()].flat();
  console.log(
    `\n${table(
      [`${crowd} people for ${crowdSeconds} ` + 's', 'answers', 'p50', `p95 (${crowdLimitMs} ms)`, 'p99'],
      rows,
    )}\n${failures.slice(0, 5).join('\n')}\n`,
  );
  return [
    { name: `${crowd} people at once, p95`, ok: p95(all) <= crowdLimitMs },
    { name: `${crowd} people at once, no error`, ok: failures.length === 0 && tokens.length === crowd },
  ];
}

interface Watch {
  questions: number[];
  times: Map<string, number[]>;
  failures: string[];
  end: number;
}

/** Acts as one person: a screen about every five seconds, and the polls of open screens: every 10 s, every 30 s. */
async function useSite(
  server: string,
  token: string,
  index: number,
  { questions, times, failures, end }: Watch,
): Promise<void> {
  const authorization = `Token ${token}`;
  let directory: string | undefined;
  // Each person's first screen is the server's first too: nothing is compiled and no caller is cached.
  let warm = false;
  const get = async (name: string, path: string, more: Record<string, string> = {}) => {
    const began = performance.now();
    const answer = await ask(server + path, { authorization, 'accept-encoding': 'br', ...more });
    const list = times.get(name) ?? [];
    times.set(name, list);
    if (warm) list.push(performance.now() - began);
    if (answer.status !== 200 && answer.status !== 304) failures.push(`${path} answered ${answer.status}`);
    return answer;
  };
  const thread = async (id: number) => {
    await Promise.all([
      get('thread, question', `/api/community/questions/${id}/`),
      get('thread, answers', `/api/community/answers/list/?question_id=${id}&page=1`),
    ]);
  };
  // Revalidates cached answers as a browser does.
  const members = async () => {
    const answer = await get(
      'directory',
      '/api/members/',
      directory === undefined ? {} : { 'if-none-match': directory },
    );
    directory = headerOf(answer, 'etag') ?? directory;
  };
  const screens = [
    () => members(),
    () => get("board's list", '/api/community/questions/?status=all&page=1'),
    () => thread(questions[index % questions.length]!),
    () => get('own profile', '/api/profile/'),
    () => thread(questions[(index + 7) % questions.length]!),
  ];
  await sleep(index * (5_000 / crowd));
  for (let turn = 0; performance.now() < end; turn += 1) {
    await screens[(index + turn) % screens.length]!();
    if (turn % 2 === 0)
      await Promise.all([get('polls', '/api/community/unanswered-count/'), get('polls', '/api/community/summary/')]);
    if (turn % 6 === 0) await get('polls', '/api/notifications/unread-count/');
    await sleep(5_000);
    warm = true;
  }
}
