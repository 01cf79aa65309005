import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startServer } from '../tests/e2e/support/server';
import type { Outcome, Verdict } from './lib/compare';
import { outcomeTable } from './lib/table';
import { scorePages, scoreTable } from './lighthouse';
import { isLight, weigh, weightTable } from './weight';

// npm run bench [-- NAME …]: runs the benches of these names, `weight` and `lighthouse` among them; by default all but
// the slow ones.
const names = process.argv.slice(2);
const onlyByName = ['hour'];
const wanted = (name: string) => (names.length === 0 ? !onlyByName.includes(name) : names.includes(name));
const pages = [
  '/',
  '/ml',
  '/ml/about',
  '/events',
  '/events/event/1',
  '/resources',
  '/about',
  '/advertising',
  '/contact',
];

interface Bench {
  /** Returns Outcomes to be shown together, or prints a table of its own. */
  default: (server: string) => Promise<Verdict[]>;
}

console.log('Loading the demo data …');
const demo = mkdtempSync(path.join(tmpdir(), 'sangham-bench-'));
await (await startServer({ dataDir: demo })).stop();
// For benches that take a server of their own: `startServer({ copyOf: 'demo' })`.
process.env.E2E_DEMO_DIR = demo;
const server = await startServer({ copyOf: 'demo' });
try {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.bench.ts'));
  const missed: string[] = [];
  for (const file of files.filter((name) => wanted(name.replace('.bench.ts', '')))) {
    const bench = (await import(pathToFileURL(path.join(import.meta.dirname, file)).href)) as Bench;
    const verdicts = await announced(file, () => bench.default(server.url));
    const compared = verdicts.filter((verdict): verdict is Outcome => 'share' in verdict);
    // Printed at once: a later bench may fail, and these results are not lost then.
    if (compared.length > 0) console.log(`\n${outcomeTable(compared)}\n`);
    missed.push(...verdicts.filter(({ ok }) => !ok).map(({ name }) => name));
  }
  if (wanted('weight')) {
    const weights = await announced('weight', () => weigh(server.url, [...pages, '/login', '/register', '/join']));
    console.log(`\n${weightTable(weights)}\n`);
    missed.push(...weights.filter((weight) => !isLight(weight)).map(({ path: page }) => `script of ${page}`));
  }
  if (wanted('lighthouse'))
    console.log(`\n${scoreTable(await announced('lighthouse', () => scorePages(server.url, pages)))}`);
  if (missed.length > 0) {
    console.error(`Not within the limit: ${missed.join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  await server.stop();
  rmSync(demo, { recursive: true, force: true });
}

/** Prints what is measured, and afterwards how long it took. */
async function announced<T>(what: string, measure: () => Promise<T>): Promise<T> {
  console.log(`Measuring ${what} …`);
  const began = Date.now();
  const result = await measure();
  console.log(`  ${((Date.now() - began) / 1000).toFixed(0)} s`);
  return result;
}
