import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { bombs, greedyWorkbook } from '../tests/support/archives';
import type { Verdict } from './lib/compare';
import { memoryOfDeployment } from './lib/deployed';
import { serveMembers } from './lib/many-members';
import { timesDuring } from './lib/repeat-during';
import { MB, megabytes, measurePeakMemory } from './lib/memory';
import { table, verdict } from './lib/table';
import { p95 } from './lib/times';

/** A committee of today's size, and a file with all of its members. */
const today = { members: 1_505, rows: 1_505, seconds: 10 };
/** Ten times as many people, and the largest allowed file, three times. */
const large = { members: 15_000, rows: 5_000, files: 3 };
const memoryLimit = 100;
/** Workbooks of half a megabyte that unpack to 500, or whose reading takes as much memory, all at once. */
const hostile = { files: 10, memory: 300, answerMs: 100 };

/**
 * Measures the seconds from the file to its preview and to its people (1,505 rows in 10 s), the memory that the largest
 * files take (at most 100 MB above idle), and what hostile workbooks take of memory and of other requests' time.
 */
export default async function imports(): Promise<Verdict[]> {
  const rows: string[][] = [];
  const verdicts: Verdict[] = [];
  const judge = (name: string, what: string, value: string, ok: boolean, limit: string) => {
    verdicts.push({ name, ok });
    rows.push([what, value, verdict(ok, limit)]);
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

  await withSite(today.members, async ({ url, token, post, pid }) => {
    await post('', formOf(fileOf(20, 0)));
    await sleep(4000);
    const idle = await measurePeakMemory(pid, () => sleep(1000));
    const files = [...bombs(500).map(({ bytes }) => bytes), greedyWorkbook()];
    const headers = { Authorization: `Token ${token}` };
    const send = async (at: number) => {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(files[at % files.length]!)]), 'list.xlsx');
      const { status } = await fetch(`${url}/api/admin/imports/`, { method: 'POST', headers, body });
      if (status !== 400) throw new Error(`a hostile workbook was answered ${status}`);
    };
    const ask = async () => {
      // The first is cached as a finished answer, the second is composed for each request.
      for (const path of ['/api/unit/', '/api/admin/imports/'])
        await (await fetch(url + path, { headers })).arrayBuffer();
    };
    let times: number[] = [];
    const peak = await measurePeakMemory(pid, async () => {
      times = await timesDuring(() => Promise.all(Array.from({ length: hostile.files }, (_, at) => send(at))), ask, 20);
    });
    const took = p95(times);
    const above = peak - idle;
    const name = `${hostile.files} hostile workbooks at once`;
    judge(
      'memory of hostile workbooks',
      name,
      `${megabytes(above)} above idle`,
      above <= hostile.memory * MB,
      `${hostile.memory} MB`,
    );
    const condition = `two other answers beside them, ${times.length} times`;
    judge(
      'answers beside hostile workbooks',
      condition,
      `${took.toFixed(0)} ms (p95)`,
      took <= hostile.answerMs,
      `${hostile.answerMs} ms`,
    );
  });

  await withSite(large.members, async ({ post, pid }) => {
    // Returns the resident bytes of a server after its first answers, and after it has read a file once.
    const first = await post('', formOf(fileOf(20, 0)));
    await post(`${first.id}/apply/`);
    await sleep(4000);
    const idle = await measurePeakMemory(pid, () => sleep(1000));
    rows.push([`idle, ${large.members} members`, megabytes(idle), '']);
    for (let file = 0; file < large.files; file += 1) {
      let id = 0;
      const steps: [string, () => Promise<unknown>][] = [
        ['preview', async () => ({ id } = await post('', formOf(fileOf(large.rows, file))))],
        ['preview again', () => post(`${id}/`, '{}', 'PATCH')],
        ['apply', () => post(`${id}/apply/`)],
        ['undo', () => post(`${id}/undo/`)],
      ];
      for (const [name, step] of steps) {
        const above = (await measurePeakMemory(pid, step)) - idle;
        judge(
          `memory of an import: ${name}`,
          `file ${file + 1} of ${large.rows} rows: ${name}`,
          `${megabytes(above)} above idle`,
          above <= memoryLimit * MB,
          `${memoryLimit} MB`,
        );
      }
    }
    await sleep(4000);
    rows.push(['4 s later', `${megabytes((await measurePeakMemory(pid, () => sleep(500))) - idle)} above idle`, '']);
  });
  console.log(`\n${table(['imports', 'measured', 'limit'], rows)}\n`);
  return verdicts;
}

interface Site {
  url: string;
  token: string;
  pid: number;
  /** Makes a call of imports; throws unless its answer is a success. */
  post: (path: string, body?: FormData | string, method?: string) => Promise<{ id: number }>;
}

async function withSite(members: number, work: (site: Site) => Promise<void>): Promise<void> {
  const { server, token, stop } = await serveMembers(members, {
    env: memoryOfDeployment(),
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
    await work({ url: server.url, token, pid: server.process.pid!, post });
  } finally {
    await stop();
  }
}

/**
 * Composes rows: nine tenths are members whose number and day change, the others are new. `more` makes a different
 * file.
 */
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
