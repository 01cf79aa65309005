import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startServer } from '../tests/e2e/support/server';
import type { Outcome } from './lib/compare';
import { outcomeTable } from './lib/table';
import { scorePages, scoreTable } from './lighthouse';
import { weigh, weightTable } from './weight';

// npm run bench [-- NAME …]: the benches whose names are given, `weight` and `lighthouse` among them; by default all.
const names = process.argv.slice(2);
const wanted = (name: string) => names.length === 0 || names.includes(name);
const pages = ['/', '/events', '/events/event/1', '/resources', '/about', '/advertising', '/contact'];

interface Bench {
  default: (server: string) => Promise<Outcome[]>;
}

console.log('Starting the server with demo data …');
const server = await startServer();
try {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.bench.ts'));
  const outcomes: Outcome[] = [];
  for (const file of files.filter((name) => wanted(name.replace('.bench.ts', '')))) {
    console.log(`Measuring ${file} …`);
    const bench = (await import(pathToFileURL(path.join(import.meta.dirname, file)).href)) as Bench;
    outcomes.push(...(await bench.default(server.url)));
  }
  const tables = [
    outcomes.length > 0 ? outcomeTable(outcomes) : '',
    wanted('weight') ? weightTable(await weigh(server.url, pages)) : '',
    wanted('lighthouse') ? scoreTable(await scorePages(server.url, pages)) : '',
  ];
  console.log(`\n${tables.filter(Boolean).join('\n\n')}`);
} finally {
  await server.stop();
}
