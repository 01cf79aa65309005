import { passwords } from '../tests/e2e/support/server';
import { ask } from './lib/answer';
import type { Outcome } from './lib/compare';
import { signIn } from './lib/sign-in';
import { table } from './lib/table';
import { median, ms, p95 } from './lib/times';

const rounds = 50;
const warmUp = 10;

interface Case {
  path: string;
  /** Makes a change that makes the cached page stale; each change differs from the one before. */
  change: (round: number) => { method: string; path: string; body: object };
}

/**
 * Measures a page that has to be rendered because what it shows has just changed (answers, HTML, brotli), compared with
 * the same page from the cache a moment later: median and p95 in ms. Prints its own table.
 */
export default async function uncachedPage(server: string): Promise<Outcome[]> {
  const token = await signIn(server, 'admin@demo.test', passwords.demo);
  const rows: string[][] = [];
  for (const { path, change } of await cases(server)) {
    const times = { rendered: [] as number[], cached: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      const { method, path: address, body } = change(round);
      const headers = { 'Content-Type': 'application/json', Authorization: `Token ${token}` };
      const changed = await fetch(server + address, { method, headers, body: JSON.stringify(body) });
      if (!changed.ok) throw new Error(`${method} ${address} was answered ${changed.status}`);
      await changed.arrayBuffer();
      const rendered = await timed(server + path);
      const cached = await timed(server + path);
      if (round < warmUp) continue;
      times.rendered.push(rendered);
      times.cached.push(cached);
    }
    rows.push([path, ...show(times.rendered), ...show(times.cached)]);
  }
  console.log(`\n${table(['page, brotli', 'rendered, median', 'p95', 'kept, median', 'p95'], rows)}\n`);
  return [];
}

async function cases(server: string): Promise<Case[]> {
  const [event] = await get<{ id: number; location: string }>(server, '/api/events/upcoming/');
  const [shop] = await get<{ id: number; name: string }>(server, '/api/marketplace/shops/');
  if (!event || !shop) throw new Error('There is nothing to change');
  const suffix = (round: number) => (round % 2 === 0 ? ' A' : ' B');
  const events = (round: number) => ({
    method: 'PATCH',
    path: `/api/events/${event.id}/edit/`,
    body: { location: event.location + suffix(round) },
  });
  const shops = (round: number) => ({
    method: 'PATCH',
    path: `/api/marketplace/shops/${shop.id}/`,
    body: { name: shop.name + suffix(round) },
  });
  return [
    { path: '/', change: shops },
    { path: '/events', change: events },
    { path: `/events/event/${event.id}`, change: events },
  ];
}

async function get<T>(server: string, path: string): Promise<T[]> {
  return (await (await fetch(server + path)).json()) as T[];
}

async function timed(url: string): Promise<number> {
  const began = performance.now();
  const { status } = await ask(url, { 'accept-encoding': 'br' });
  if (status !== 200) throw new Error(`${url} answered ${status}`);
  return performance.now() - began;
}

function show(times: number[]): string[] {
  return [ms(median(times)), ms(p95(times))];
}
