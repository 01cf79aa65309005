import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer, type Server } from '../tests/e2e/support/server';
import { freePort } from '../tests/support/free-port';
import { ask } from './lib/answer';
import type { Verdict } from './lib/compare';
import { memoryOf } from './lib/memory';
import { publicPaths } from './lib/mixed-load';
import { table } from './lib/table';

const MB = 1024 * 1024;
/** Seconds until the first page; of a loaded machine the processor time counts, if that is less. */
const limits = { demo: 8, start: 1.5, npmStart: 2.5 };
/** Megabytes resident, with the embedded database. After work the goal is the same 200, which is not quite reached (docs/decisions/0021). */
const mostMemory = { rest: 200, afterWork: 206 };
/** Seconds: how long it is asked for things, and how long until it has given back what that took (platform/give-back-memory.ts). */
const work = 60;
const rest = 75;

/**
 * What a start takes and how large a server is at rest, with the embedded database (docs/decisions/0021): the demo data of a
 * first start, the start after it, by `npm start` too, and its memory after both and after a minute of requests. Prints its own table.
 */
export default async function start(): Promise<Verdict[]> {
  const first = await startServer();
  const rows: { name: string; found: number; limit: number; unit: string; note: string }[] = [];
  try {
    const demo = Number(/Demo data loaded in ([\d.]+) s/.exec(first.output())?.[1]);
    rows.push({ name: 'demo data', found: demo, limit: limits.demo, unit: 's', note: '' });
    await sleep(10_000);
    rows.push({ ...resident(first, mostMemory.rest), name: 'memory after a first start' });
  } finally {
    await first.stop();
  }
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sangham-bench-start-'));
  cpSync(process.env.E2E_DEMO_DIR!, dataDir, { recursive: true });
  const began = performance.now();
  const server = await startServer({ dataDir, env: { DEMO_DATA: '0' } });
  try {
    await ask(server.url, {});
    rows.push({ ...taken(began, server.process.pid!), name: 'start to the first page', limit: limits.start });
    await sleep(10_000);
    rows.push({ ...resident(server, mostMemory.rest), name: 'memory at rest' });
    for (const until = Date.now() + work * 1000; Date.now() < until;) {
      await Promise.all(
        publicPaths.map((path, index) =>
          ask(`${server.url}${path}`, { 'accept-encoding': index % 2 ? 'br' : 'identity' }),
        ),
      );
    }
    await sleep(rest * 1000);
    rows.push({ ...resident(server, mostMemory.afterWork), name: `memory after ${work} s of requests` });
    await server.stop();
    rows.push({ ...(await npmStart(dataDir)), name: 'npm start to the first page', limit: limits.npmStart });
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  const shown = rows.map(({ name, found, limit, unit, note }) => [
    name,
    `${found.toFixed(1)} ${unit}`,
    `${found <= limit ? 'ok' : 'above'} (${limit} ${unit})`,
    note,
  ]);
  console.log(`\n${table(['what', 'found', 'limit', ''], shown)}\n`);
  return rows.map(({ name, found, limit }) => ({ name, ok: found <= limit }));
}

const resident = (server: Server, limit: number) => ({
  found: memoryOf(server.process.pid!) / MB,
  limit,
  unit: 'MB',
  note: '',
});

/** From `began` until now, and what the process had of the processor since. */
function taken(began: number, pid: number) {
  const wall = (performance.now() - began) / 1000;
  const cpu = processorTime(pid) ?? wall;
  return {
    found: Math.min(wall, cpu),
    unit: 's',
    note: `${wall.toFixed(1)} s by the clock, ${cpu.toFixed(1)} s of the processor`,
  };
}

/** Until the first page when everything is installed and built: what `npm start` runs, without npm's own third of a second. It becomes the server. */
async function npmStart(dataDir: string) {
  const port = String(await freePort());
  const began = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO_DATA: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  try {
    await new Promise<void>((open, fail) => {
      let printed = '';
      child.stdout.on('data', (chunk) => (printed += String(chunk)).includes('is open') && open());
      void ended.then(() => fail(new Error(`npm start ended. It printed:\n${printed}`)));
    });
    await ask(`http://127.0.0.1:${port}`, {});
    return taken(began, child.pid!);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

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
