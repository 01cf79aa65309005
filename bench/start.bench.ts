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
import { MB, memoryOf } from './lib/memory';
import { publicPaths } from './lib/mixed-load';
import { table, verdict } from './lib/table';

/** Seconds until the first page; on a loaded machine the processor time counts, if that is less. */
const limits = { demo: 8, start: 2, npmStart: 3 };
/** Resident megabytes, with the embedded database (docs/decisions/0021). */
const maxMemoryMB = { rest: 220, afterWork: 220 };
/** Seconds: how long the server gets requests, and how long it rests after them. */
const work = 60;
const rest = 75;

/**
 * Measures what a start takes and how large a server is at rest, with the embedded database (docs/decisions/0021): the
 * demo data of a first start, the start after it, by `npm start` too, and its memory after both and after a minute of
 * requests. Prints its own table.
 */
export default async function start(): Promise<Verdict[]> {
  const first = await startServer();
  const rows: { name: string; found: number; limit: number; unit: string; note: string }[] = [];
  try {
    const demo = Number(/Demo data loaded in ([\d.]+) s/.exec(first.output())?.[1]);
    rows.push({ name: 'demo data', found: demo, limit: limits.demo, unit: 's', note: '' });
    await sleep(10_000);
    rows.push({ ...resident(first, maxMemoryMB.rest), name: 'memory after a first start' });
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
    rows.push({ ...resident(server, maxMemoryMB.rest), name: 'memory at rest' });
    for (const until = Date.now() + work * 1000; Date.now() < until;) {
      await Promise.all(
        publicPaths.map((path, index) =>
          ask(`${server.url}${path}`, { 'accept-encoding': index % 2 ? 'br' : 'identity' }),
        ),
      );
    }
    await sleep(rest * 1000);
    rows.push({ ...resident(server, maxMemoryMB.afterWork), name: `memory after ${work} s of requests` });
    await server.stop();
    rows.push({ ...(await npmStart(dataDir)), name: 'npm start to the first page', limit: limits.npmStart });
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  const shown = rows.map(({ name, found, limit, unit, note }) => [
    name,
    `${found.toFixed(1)} ${unit}`,
    verdict(found <= limit, `${limit} ${unit}`),
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

/** Returns the seconds from `began` until now, and the processor time of the process since. */
function taken(began: number, pid: number) {
  const wall = (performance.now() - began) / 1000;
  const cpu = processorTime(pid) ?? wall;
  return {
    found: Math.min(wall, cpu),
    unit: 's',
    note: `${wall.toFixed(1)} s by the clock, ${cpu.toFixed(1)} s of the processor`,
  };
}

/**
 * Measures until the first page when everything is installed and built: what `npm start` runs, without npm's own third
 * of a second. The measured process becomes the server.
 */
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

/** Returns the seconds of processor time of a process's threads; undefined on systems other than Linux. */
function processorTime(pid: number): number | undefined {
  try {
    // The process's name, in brackets, may hold blanks; the 12th and 13th field after it are hundredths of a second in
    // user and in system mode.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return undefined;
  }
}
