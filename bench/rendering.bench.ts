import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { passwords, startServer } from '../tests/e2e/support/server';
import { makePdf } from '../tests/support/pdf';
import { ask } from './lib/answer';
import type { Outcome } from './lib/compare';
import { timesDuring } from './lib/repeat-during';
import { megabytes, childrenOf, memoryOf } from './lib/memory';
import { signIn } from './lib/sign-in';
import { table, verdict } from './lib/table';
import { ms, p95 } from './lib/times';

const pages = 200;
const slower = 3;

/**
 * Uploads and renders a flipbook of 200 pages and 60 MB, and measures the home page's p95 while that runs against its
 * idle p95 (at most 3 times), and the most memory that the server and its renderer take. Prints its own table.
 */
export default async function rendering(): Promise<Outcome[]> {
  const server = await startServer({ copyOf: 'demo' });
  try {
    const headers = { Authorization: `Token ${await signIn(server.url, 'admin@demo.test', passwords.demo)}` };
    const pid = server.process.pid!;
    const pdf = await heavyPdf();
    await visit(server.url, () => sleep(2000));
    const idle = await visit(server.url, () => sleep(15_000));
    const before = memoryOf(pid);

    const form = new FormData();
    form.append('title', 'Heavy');
    form.append('version', '1');
    form.append('pdf', new Blob([new Uint8Array(pdf)]), 'heavy.pdf');
    const began = performance.now();
    const answer = await fetch(`${server.url}/api/resources/flipbooks/`, { method: 'POST', headers, body: form });
    if (answer.status !== 201) throw new Error(`the upload was answered ${answer.status}`);
    const uploaded = performance.now() - began;
    const peak = { server: 0, renderer: 0 };
    const busy = await visit(server.url, async () => {
      for (;;) {
        await sleep(300);
        peak.server = Math.max(peak.server, memoryOf(pid));
        peak.renderer = Math.max(peak.renderer, ...childrenOf(pid).map(memoryOf));
        const [book] = (await (await fetch(`${server.url}/api/resources/flipbooks/`, { headers })).json()) as {
          status: string;
          failure: string;
        }[];
        if (book!.status === 'failed') throw new Error(`the flipbook failed: ${book!.failure}`);
        if (book!.status === 'finished') return;
      }
    });
    const seconds = (performance.now() - began) / 1000;
    const ratio = p95(busy) / p95(idle);
    const visits = (times: number[]) => `${ms(p95(times))} of ${times.length}`;
    const rows = [
      ['home page idle, p95', visits(idle), ''],
      [
        'home page while rendering, p95',
        visits(busy),
        `${ratio.toFixed(2)} times: ${verdict(ratio <= slower, slower)}`,
      ],
      ['upload answered', `${uploaded.toFixed(0)} ms for ${megabytes(pdf.length)}`, ''],
      ['all rendered', `${seconds.toFixed(0)} s, ${(pages / seconds).toFixed(1)} pages/s`, ''],
      ['server at most', megabytes(peak.server), `${megabytes(peak.server - before)} above idle`],
      ['renderer at most', megabytes(peak.renderer), ''],
    ];
    console.log(`\n${table(['rendering', 'measured', 'limit'], rows)}\n`);
  } finally {
    await server.stop();
  }
  return [];
}

/**
 * Requests the home page ten times a second as long as `during` takes; returns the time of each in ms, shortest first.
 */
function visit(url: string, during: () => Promise<unknown>): Promise<number[]> {
  const home = async () => {
    const { status } = await ask(`${url}/`, { 'accept-encoding': 'br' });
    if (status !== 200) throw new Error(`the home page answered ${status}`);
  };
  return timesDuring(during, home, 100);
}

/** 200 pages, a photograph of 300 KB on each. */
async function heavyPdf(): Promise<Buffer> {
  const [width, height] = [1000, 1414];
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 38 })
    .toBuffer();
  const padding = Buffer.alloc(Math.max(0, 300 * 1024 - bytes.length));
  const picture = () => ({ width, height, bytes: Buffer.concat([bytes, padding]), filter: 'DCTDecode' as const });
  return makePdf({ pages, draw: () => 'q 595 0 0 842 0 0 cm /Picture Do Q', picture });
}
