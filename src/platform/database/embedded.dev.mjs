// Starts the database thread from its TypeScript source (npm run dev, tests): Node's worker threads do not inherit the
// loader of the main thread, and one of its own would cost each database as much as opening it. So the file is
// translated once and kept, together with what it imports but packages. The production build starts build/embedded.worker.js directly.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';

const sources = ['embedded.worker.ts', '../read-apart.ts'].map((name) => fileURLToPath(new URL(name, import.meta.url)));
const cache = fileURLToPath(new URL('../../../node_modules/.cache/sangham/', import.meta.url));
const file = `${cache}embedded.worker-${createHash('sha256')
  .update(sources.map((name) => readFileSync(name, 'utf8')).join())
  .digest('hex')
  .slice(0, 16)}.mjs`;
if (!existsSync(file)) {
  const { buildSync } = await import('esbuild');
  const { outputFiles } = buildSync({
    entryPoints: [sources[0]],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    write: false,
  });
  const partial = `${file}.${process.pid}.${threadId}`;
  mkdirSync(cache, { recursive: true });
  writeFileSync(partial, outputFiles[0].contents);
  renameSync(partial, file);
}
await import(pathToFileURL(file).href);
