import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { askServer } from '../src/platform/control/control';
import type { Verdict } from './lib/compare';
import { startCluster } from './lib/cluster';
import { serveMembers } from './lib/many-members';
import { table } from './lib/table';
import { timesDuring } from './lib/repeat-during';

/** The largest allowed file, on a site with about as many members. */
const [members, rows] = [6_000, 5_000];
/**
 * The longest that applying a file, and undoing it, may take, and the longest that a kept page, /readyz, a poll, a
 * search and a write may wait in the meantime; of new people on the embedded database it is more
 * (docs/decisions/0026).
 */
const limitsOf = (kind: string, what: string) =>
  kind === 'embedded' && what === 'new' ? { seconds: 4, ms: 1_300 } : { seconds: 3, ms: 1_000 };
/** A kept page, a kept answer, a poll, what a proxy asks, a search that nothing has cached, and a write. */
const polled = [
  '/',
  '/api/unit/',
  '/api/notifications/unread-count/',
  '/readyz',
  '/api/admin/find/?q=',
  '/api/notifications/settings/',
];

/**
 * Measures how long 5,000 new members and 5,000 changed ones take to be applied and undone, on the embedded database
 * and on PostgreSQL, and how long the home page, /readyz, a poll, a search and a write wait in the meantime and during
 * a backup.
 */
export default async function longWrites(): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const lines: string[][] = [];
  const judge = (name: string, value: number, limit: number, unit: string) => {
    verdicts.push({ name, ok: value <= limit });
    lines.push([name, `${value.toFixed(unit === 's' ? 1 : 0)} ${unit}`, `${limit} ${unit}`]);
  };
  await measure('embedded', undefined, judge);
  const cluster = await startCluster();
  try {
    await measure('PostgreSQL', cluster.url, judge);
  } finally {
    await cluster.stop();
  }
  console.log(`\n${table(['long writes', 'measured', 'limit'], lines)}\n`);
  return verdicts;
}

async function measure(
  kind: string,
  databaseUrl: string | undefined,
  judge: (name: string, value: number, limit: number, unit: string) => void,
): Promise<void> {
  const { server, token, stop } = await serveMembers(members, {
    databaseUrl,
    then: sql`update membership_counter set last = ${members}::int`,
  });
  const headers = { Authorization: `Token ${token}` };
  let asked = 0;
  const ask = async (path: string) => {
    asked += 1;
    const body = JSON.stringify({ mail: asked % 2 === 0 ? 'daily' : 'none' });
    const answer = await fetch(
      server.url + (path.endsWith('=') ? `${path}Nair ${asked}` : path),
      path === '/api/notifications/settings/'
        ? { method: 'PATCH', headers: { ...headers, 'Content-Type': 'application/json' }, body }
        : { headers },
    );
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
  };
  const post = async (path: string, body?: FormData) => {
    const answer = await fetch(`${server.url}/api/admin/imports/${path}`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`POST ${path} was answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { id: number };
  };
  /** Does the work, with people who look at the site in the meantime; judges how long they wait. */
  const during = async (name: string, mostMs: number, work: () => Promise<unknown>) => {
    for (const path of polled) await ask(path);
    const began = performance.now();
    const working = work().then(() => (performance.now() - began) / 1000);
    const times = await Promise.all(
      polled.map((path) =>
        timesDuring(
          () => working,
          () => ask(path),
          50,
        ),
      ),
    );
    for (const [at, path] of polled.entries())
      judge(`${kind}: ${path} during ${name}`, times[at]!.at(-1)!, mostMs, 'ms');
    return working;
  };
  try {
    for (const [file, what] of ['new', 'changed'].entries()) {
      const { id } = await post('', formOf(fileOf(what, file)));
      const bounds = limitsOf(kind, what);
      for (const step of ['apply', 'undo']) {
        const name = `${step} ${rows} ${what}`;
        const seconds = await during(name, bounds.ms, () => post(`${id}/${step}/`));
        judge(`${kind}: ${name}`, seconds, bounds.seconds, 's');
      }
    }
    if (databaseUrl !== undefined) return;
    const folder = mkdtempSync(path.join(tmpdir(), 'sangham-bench-backup-'));
    await during('a backup', limitsOf(kind, 'backup').ms, () =>
      askServer(server.dataDir, 'backup', { folder: path.join(folder, 'one') }),
    );
    rmSync(folder, { recursive: true });
  } finally {
    await stop();
  }
}

/** Returns a list of new people, or of members whose licence and details change. */
const fileOf = (what: string, file: number) =>
  [
    'Membership ID,Full Name,Email,Phone,License No,Renewal Date,Office Address,Qualification,Skills',
    ...Array.from({ length: rows }, (_, at) => {
      const n = at + 1;
      const person =
        what === 'new'
          ? ['', `New Person ${n}`, `new${n}@example.test`, String(7_000_000_000 + n)]
          : [`PKD${n}`, '', '', ''];
      const day = `${1 + (n % 28)}/${1 + (n % 12)}/${2028 + file}`;
      return [
        ...person,
        `N/${n}/${file}`,
        day,
        '"House, near the old temple, Palakkad"',
        'M.Tech',
        `Survey ${file}`,
      ].join();
    }),
  ].join('\r\n');

function formOf(text: string): FormData {
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'text/csv' }), 'list.csv');
  return form;
}
