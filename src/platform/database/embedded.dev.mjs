// Starts the database thread from its TypeScript source (npm run dev, tests): Node's worker threads do not inherit the
// loader of the main thread, and a loader of their own would cost each database as much as opening it. So the file is
// compiled once and cached, together with what it imports except packages. The production build starts
// build/embedded.worker.js directly.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';

const source = fileURLToPath(new URL('embedded.worker.ts', import.meta.url));
const cache = fileURLToPath(new URL('../../../node_modules/.cache/sangham/', import.meta.url));
const hash = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 16);
const file = `${cache}embedded.worker-${hash}.mjs`;
if (!existsSync(file)) {
  const { buildSync } = await import('esbuild');
  const { outputFiles } = buildSync({
    entryPoints: [source],
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
