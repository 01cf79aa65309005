import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer, type Server } from '../tests/e2e/support/server';
import type { Verdict } from './lib/compare';
import { openSessions } from './lib/many-sessions';
import { memoryOf } from './lib/memory';
import { mixedLoad } from './lib/mixed-load';
import { table } from './lib/table';

const MB = 1024 * 1024;
const minute = 60_000;
/** How long people use the site; another number with BENCH_MINUTES. */
const minutes = Number(process.env.BENCH_MINUTES ?? 60);
/** Of minutes: what is in the table. */
const shown = [1, 5, 15, 30, 60];
const people = 200;
/** Megabytes resident, with the embedded database. */
const limit = 200;
const rest = 2 * minute;
/** As in deploy/: what glibc's malloc is told (docs/decisions/0021). */
const malloc = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * What a server with the embedded database is large after an hour in which people, the office and strangers do all kinds of things
 * (lib/mixed-load.ts), and have stopped. Prints its own table.
 */
export default async function hour(): Promise<Verdict[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sangham-bench-hour-'));
  try {
    cpSync(process.env.E2E_DEMO_DIR!, dataDir, { recursive: true });
    const tokens = await openSessions(dataDir, people);
    const asked = `--import ${path.join(import.meta.dirname, 'lib/tell-memory.mjs')}`;
    const server = await startServer({ dataDir, env: { DEMO_DATA: '0', NODE_OPTIONS: asked, ...malloc } });
    try {
      return await measure(server, tokens);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(server: Server, tokens: string[]): Promise<Verdict[]> {
  const rows: string[][] = [];
  const look = async (name: string) => {
    const { heapTotal, heapUsed, external, arrayBuffers } = await told(server);
    const row = [name, ...[memoryOf(server.process.pid!), heapTotal, heapUsed, external, arrayBuffers].map(mb)];
    // At once: it is long until the end, and somebody may want to look into the process when it grows.
    console.log(row.join('  '));
    return row;
  };
  await sleep(10_000);
  rows.push(await look('at rest'));
  const began = Date.now();
  const using = mixedLoad(server, tokens, began + minutes * minute);
  for (let passed = 1; passed <= minutes; passed += 1) {
    await sleep(began + passed * minute - Date.now());
    const row = await look(`${passed} min`);
    if (shown.includes(passed) || passed === minutes) rows.push(row);
  }
  const { done, failures } = await using;
  await sleep(rest);
  rows.push(await look(`and ${rest / minute} min of rest`));
  const found = memoryOf(server.process.pid!) / MB;
  const ok = found <= limit;
  console.log(
    `\n${table(['memory', 'resident', 'heap', 'used', 'external', 'buffers'], rows)}\n${ok ? 'ok' : 'above'} (${limit} MB)\n`,
  );
  console.log(
    `${[...done].map(([name, times]) => `${name} ${times}`).join(', ')}\n${failures.slice(0, 10).join('\n')}\n`,
  );
  return [
    { name: `memory after ${minutes} min of mixed load`, ok },
    { name: `no error in ${minutes} min of mixed load`, ok: failures.length === 0 },
  ];
}

/** What the server's main thread says of its memory. */
function told(server: Server): Promise<NodeJS.MemoryUsage> {
  return new Promise((resolve, reject) => {
    void server.ended.then((code) =>
      reject(new Error(`The server ended with ${String(code)}. It printed:\n${server.output()}`)),
    );
    server.process.once('message', (message) => resolve((message as { memory: NodeJS.MemoryUsage }).memory));
    server.process.send('memory', (error) => error && reject(error));
  });
}

const mb = (bytes: number) => `${(bytes / MB).toFixed(1)} MB`;
