import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { superuser } from '../tests/e2e/support/people';
import { passwords, startServer } from '../tests/e2e/support/server';
import { ask } from './lib/answer';
import type { Verdict } from './lib/compare';
import { MB, megabytes, memoryOf, measurePeakMemory } from './lib/memory';
import { signIn } from './lib/sign-in';
import { table, verdict } from './lib/table';

const films = 3;
const filmBytes = 50 * MB;
/** The server may use at most this much more than when idle. */
const limit = 100 * MB;
const rounds = 3;

/**
 * Uploads three videos of 50 MB at once, three times in a row, and measures the most memory that the server takes.
 * Prints its own table.
 */
export default async function uploads(): Promise<Verdict[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sangham-'));
  const start = () => startServer({ env: { DEMO_DATA: '0', SUPERUSER_EMAIL: superuser }, dataDir });
  // The first start creates the database and is slow to free that memory, so idle is measured at a second start.
  const first = await start();
  const shop = await makeShop(first.url, await headersOf(first.url));
  await first.stop();
  const server = await start();
  const verdicts: Verdict[] = [];
  try {
    const pid = server.process.pid!;
    const headers = await headersOf(server.url);
    for (let visits = 0; visits < 20; visits += 1) await ask(`${server.url}/`, { 'accept-encoding': 'br' });
    await sleep(3000);
    const idle = memoryOf(pid);

    const film = new Blob([
      Buffer.from('0000001c6674797069736f6d0000020069736f6d69736f32', 'hex'),
      new Uint8Array(filmBytes - 24),
    ]);
    const upload = async () => {
      const form = new FormData();
      form.append('shop', String(shop));
      form.append('ad_type', 'premium');
      form.append('media', film, 'film.mp4');
      const answer = await fetch(`${server.url}/api/marketplace/ads/`, { method: 'POST', headers, body: form });
      if (answer.status !== 201) throw new Error(`an upload was answered ${answer.status}: ${await answer.text()}`);
    };

    const rows: string[][] = [['idle', megabytes(idle), '']];
    for (let round = 1; round <= rounds; round += 1) {
      const began = performance.now();
      const peak = await measurePeakMemory(pid, () => Promise.all(Array.from({ length: films }, upload)));
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      const above = peak - idle;
      const ok = above <= limit;
      const judged = `${megabytes(above)} above idle: ${verdict(ok, megabytes(limit))}`;
      verdicts.push({ name: `memory of uploads, round ${round}`, ok });
      rows.push([
        `round ${round}: ${films} × ${megabytes(filmBytes)} in ${seconds} s`,
        `${megabytes(peak)} at most`,
        judged,
      ]);
    }
    console.log(`\n${table(['uploads', 'memory', 'limit'], rows)}\n`);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return verdicts;
}

const headersOf = async (url: string) => ({
  Authorization: `Token ${await signIn(url, superuser, passwords.superuser)}`,
});

async function makeShop(url: string, headers: Record<string, string>): Promise<number> {
  const post = async (path: string, body: object) => {
    const init = {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    };
    const answer = await fetch(url + path, init);
    return ((await answer.json()) as { id: number }).id;
  };
  const category = await post('/api/marketplace/categories/', { name: 'Films' });
  return post('/api/marketplace/shops/', {
    name: 'Film House',
    location: 'Palakkad',
    address: '1 Fort Road',
    category,
  });
}
