import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Verdict } from './lib/compare';
import { serveMembers } from './lib/many-members';
import { mostMemory } from './lib/memory';
import { table } from './lib/table';

const MB = 1024 * 1024;
/** A committee of today, and the file that has all of it. */
const today = { members: 1_505, rows: 1_505, seconds: 10 };
/** Ten times as many people, and the largest file there may be, three times. */
const large = { members: 15_000, rows: 5_000, files: 3 };
const memoryLimit = 100;

/** Seconds from the file to its preview and to its people: 1,505 rows in 10 s; and what the largest files take of memory, at most 100 MB above idle. */
export default async function imports(): Promise<Verdict[]> {
  const rows: string[][] = [];
  const verdicts: Verdict[] = [];
  const judge = (name: string, what: string, value: string, ok: boolean, limit: string) => {
    verdicts.push({ name, ok });
    rows.push([what, value, `${ok ? 'ok' : 'above'} (${limit})`]);
  };

  await withSite(today.members, async ({ post }) => {
    const began = performance.now();
    const { id } = await post('', formOf(fileOf(today.rows, 0)));
    await post(`${id}/apply/`);
    const seconds = (performance.now() - began) / 1000;
    judge(
      'seconds of an import',
      `${today.rows} rows, preview and apply`,
      `${seconds.toFixed(1)} s`,
      seconds <= today.seconds,
      `${today.seconds} s`,
    );
  });

  await withSite(large.members, async ({ post, pid }) => {
    // What a server has after its first answers, and after a file has once been read.
    const first = await post('', formOf(fileOf(20, 0)));
    await post(`${first.id}/apply/`);
    await sleep(4000);
    const idle = await mostMemory(pid, () => sleep(1000));
    rows.push([`idle, ${large.members} members`, mb(idle), '']);
    for (let file = 0; file < large.files; file += 1) {
      let id = 0;
      const steps: [string, () => Promise<unknown>][] = [
        ['preview', async () => ({ id } = await post('', formOf(fileOf(large.rows, file))))],
        ['preview anew', () => post(`${id}/`, '{}', 'PATCH')],
        ['apply', () => post(`${id}/apply/`)],
        ['undo', () => post(`${id}/undo/`)],
      ];
      for (const [name, step] of steps) {
        const above = (await mostMemory(pid, step)) - idle;
        judge(
          `memory of an import: ${name}`,
          `file ${file + 1} of ${large.rows} rows: ${name}`,
          `${mb(above)} above idle`,
          above <= memoryLimit * MB,
          `${memoryLimit} MB`,
        );
      }
    }
    await sleep(4000);
    rows.push(['4 s later', `${mb((await mostMemory(pid, () => sleep(500))) - idle)} above idle`, '']);
  });
  console.log(`\n${table(['imports', 'measured', 'limit'], rows)}\n`);
  return verdicts;
}

interface Site {
  pid: number;
  /** A call of imports; throws unless it was answered with a success. */
  post: (path: string, body?: FormData | string, method?: string) => Promise<{ id: number }>;
}

async function withSite(members: number, work: (site: Site) => Promise<void>): Promise<void> {
  const { server, token, stop } = await serveMembers(members, {
    then: sql`update membership_counter set last = ${members}::int`,
  });
  try {
    const post: Site['post'] = async (path, body = '{}', method = 'POST') => {
      const headers = {
        Authorization: `Token ${token}`,
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      };
      const answer = await fetch(`${server.url}/api/admin/imports/${path}`, { method, headers, body });
      if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as { id: number };
    };
    await work({ pid: server.process.pid!, post });
  } finally {
    await stop();
  }
}

/** Nine tenths are members whose number and day change, the others are new. `more` makes another file of it. */
function fileOf(rows: number, more: number): string {
  const lines = Array.from({ length: rows }, (_, at) => {
    const n = at + 1;
    const person =
      at % 10 === 9
        ? ['', `New Person ${n}`, `new${n}.${more}@example.test`, String(7_000_000_000 + more * 100_000 + n)]
        : [`PKD${n}`, '', '', ''];
    return [
      ...person,
      `L/${n}/${more}`,
      `${1 + (n % 28)}/${1 + (n % 12)}/${2028 + more}`,
      'House and road, near the old temple, Palakkad',
      'B.Tech',
      'Survey and design of small buildings',
    ]
      .map((cell) => `"${cell}"`)
      .join(',');
  });
  return [
    'Membership ID,Full Name,Email,Phone,License No,Renewal Date,Office Address,Qualification,Skills',
    ...lines,
  ].join('\r\n');
}

function formOf(text: string): FormData {
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'text/csv' }), 'list.csv');
  return form;
}

const mb = (bytes: number) => `${Math.round(bytes / MB)} MB`;
