import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer, type Server } from '../tests/e2e/support/server';
import type { Verdict } from './lib/compare';
import { memoryOfDeployment } from './lib/deployed';
import { openSessions } from './lib/many-sessions';
import { MB, memoryOf } from './lib/memory';
import { mixedLoad } from './lib/mixed-load';
import { table } from './lib/table';

const minute = 60_000;
/** How long people use the site, in minutes; BENCH_MINUTES replaces it. */
const minutes = Number(process.env.BENCH_MINUTES ?? 60);
/** The minutes that the table shows. */
const shown = [1, 5, 15, 30, 60];
const people = 200;
/** Resident megabytes, with the embedded database. */
const limit = 220;
const rest = 2 * minute;

/**
 * Measures how large a server with the embedded database is after an hour in which people, the office and strangers do
 * all kinds of things (lib/mixed-load.ts), and after they have stopped. Prints its own table.
 */
export default async function hour(): Promise<Verdict[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sangham-bench-hour-'));
  try {
    cpSync(process.env.E2E_DEMO_DIR!, dataDir, { recursive: true });
    const tokens = await openSessions(dataDir, people);
    const memoryReporter = `--import ${path.join(import.meta.dirname, 'lib/report-memory.mjs')}`;
    const server = await startServer({ dataDir, env: { DEMO_DATA: '0', ...memoryOfDeployment(memoryReporter) } });
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
    const { heapTotal, heapUsed, external, arrayBuffers } = await reportedMemory(server);
    const row = [name, ...[memoryOf(server.process.pid!), heapTotal, heapUsed, external, arrayBuffers].map(mb)];
    // Printed at once: the bench runs long, and an engineer may want to look into the process when it grows.
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
    `\n${table(['memory', 'resident', 'heap', 'used', 'external', 'buffers'], rows)}\n${ok ? 'ok' : 'above'} ` +
      `(${limit} MB)\n`,
  );
  console.log(
    `${[...done].map(([name, times]) => `${name} ${times}`).join(', ')}\n${failures.slice(0, 10).join('\n')}\n`,
  );
  return [
    { name: `memory after ${minutes} min of mixed load`, ok },
    { name: `no error in ${minutes} min of mixed load`, ok: failures.length === 0 },
  ];
}

/** Returns the memory of the server's main thread as V8 and Node report it. */
function reportedMemory(server: Server): Promise<NodeJS.MemoryUsage> {
  return new Promise((resolve, reject) => {
    void server.ended.then((code) =>
      reject(new Error(`The server ended with ${String(code)}. It printed:\n${server.output()}`)),
    );
    server.process.once('message', (message) => resolve((message as { memory: NodeJS.MemoryUsage }).memory));
    server.process.send('memory', (error) => error && reject(error));
  });
}

const mb = (bytes: number) => `${(bytes / MB).toFixed(1)} MB`;
