import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer, type Server } from '../tests/e2e/support/server';
import { ask } from './lib/answer';
import type { Verdict } from './lib/compare';
import { memoryOf } from './lib/memory';
import { table } from './lib/table';

const MB = 1024 * 1024;
/** Seconds until the first page; of a loaded machine the processor time counts, if that is less. */
const limits = { demo: 8, start: 1.5 };
/** Megabytes resident, with the embedded database. */
const mostMemory = 220;
/** Seconds: how long it is asked for things, and how long until it has given back what that took (platform/give-back-memory.ts). */
const work = 60;
const rest = 75;
const paths = ['/', '/events', '/about', '/resources', '/api/marketplace/shops_with_ads/?q=cement', '/api/resources/documents/', '/advertising'];

/**
 * What a start takes and how large a server is at rest, with the embedded database (docs/decisions/0021): the demo data of a
 * first start, the start after it, and its memory after both and after a minute of requests. Prints its own table.
 */
export default async function start(): Promise<Verdict[]> {
  const first = await startServer();
  const rows: { name: string; found: number; limit: number; unit: string; note: string }[] = [];
  try {
    const demo = Number(/Demo data loaded in ([\d.]+) s/.exec(first.output())?.[1]);
    rows.push({ name: 'demo data', found: demo, limit: limits.demo, unit: 's', note: '' });
    await sleep(10_000);
    rows.push({ ...resident(first), name: 'memory after a first start' });
  } finally {
    await first.stop();
  }
  const began = performance.now();
  const server = await startServer({ copyOf: 'demo' });
  try {
    await ask(server.url, {});
    const wall = (performance.now() - began) / 1000;
    const cpu = processorTime(server.process.pid!) ?? wall;
    rows.push({ name: 'start to the first page', found: Math.min(wall, cpu), limit: limits.start, unit: 's', note: `${wall.toFixed(1)} s by the clock, ${cpu.toFixed(1)} s of the processor` });
    await sleep(10_000);
    rows.push({ ...resident(server), name: 'memory at rest' });
    for (const until = Date.now() + work * 1000; Date.now() < until; ) {
      await Promise.all(paths.map((path, index) => ask(`${server.url}${path}`, { 'accept-encoding': index % 2 ? 'br' : 'identity' })));
    }
    await sleep(rest * 1000);
    rows.push({ ...resident(server), name: `memory after ${work} s of requests` });
  } finally {
    await server.stop();
    rmSync(server.dataDir, { recursive: true, force: true });
  }
  const shown = rows.map(({ name, found, limit, unit, note }) => [name, `${found.toFixed(1)} ${unit}`, `${found <= limit ? 'ok' : 'above'} (${limit} ${unit})`, note]);
  console.log(`\n${table(['what', 'found', 'limit', ''], shown)}\n`);
  return rows.map(({ name, found, limit }) => ({ name, ok: found <= limit }));
}

const resident = (server: Server) => ({ found: memoryOf(server.process.pid!) / MB, limit: mostMemory, unit: 'MB', note: '' });

/** Seconds that a process's threads have had of a processor; undefined where the system does not tell (anywhere but on Linux). */
function processorTime(pid: number): number | undefined {
  try {
    // Its name, in brackets, may hold blanks; the 12th and 13th of what follows are hundredths in user and in system mode.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return undefined;
  }
}
