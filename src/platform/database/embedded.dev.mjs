// Starts the database thread from its TypeScript source (npm run dev, tests): Node's worker threads do not inherit the
// loader of the main thread, and one of its own would cost each database as much as opening it. So the file, which
// imports only packages, is translated once and kept. The production build starts build/embedded.worker.js directly.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';

const source = readFileSync(new URL('embedded.worker.ts', import.meta.url), 'utf8');
const cache = fileURLToPath(new URL('../../../node_modules/.cache/sangham/', import.meta.url));
const file = `${cache}embedded.worker-${createHash('sha256').update(source).digest('hex').slice(0, 16)}.mjs`;
if (!existsSync(file)) {
  const { transformSync } = await import('esbuild');
  const { code } = transformSync(source, { loader: 'ts', format: 'esm', target: 'node20' });
  const partial = `${file}.${process.pid}.${threadId}`;
  mkdirSync(cache, { recursive: true });
  writeFileSync(partial, code);
  renameSync(partial, file);
}
await import(pathToFileURL(file).href);
