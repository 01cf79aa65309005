import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

// Everything the build is made from.
const inputs = [
  'src',
  'demo',
  'public',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'scripts/lib/build.mjs',
  'scripts/lib/build-server.mjs',
  'scripts/lib/build-worker.mjs',
];
// Tests, and what the demo data copies: the server reads that from src/ when it runs.
const notBuilt =
  /\.test\.tsx?$|(^|\/)\.DS_Store$|(^|\/)demo\/\w+\/(media|prepared|portraits|files)\/|(^|\/)demo\/generate\//;

function listFiles() {
  return inputs.flatMap((input) => {
    const full = path.join(root, input);
    if (!existsSync(full)) return [];
    if (statSync(full).isFile()) return [full];
    return readdirSync(full, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => !notBuilt.test(file))
      .sort();
  });
}

/** Returns a hash of the names, sizes and times of the build's inputs: quick, but a fresh checkout changes it. */
export function quickFingerprint() {
  const hash = createHash('sha256');
  for (const file of listFiles()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${path.relative(root, file)}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Returns a hash of the names and contents of the build's inputs: shows whether a build really is stale. */
export function contentFingerprint() {
  const hash = createHash('sha256');
  for (const file of listFiles()) {
    hash.update(`${path.relative(root, file)}\0`);
    hash.update(createHash('sha256').update(readFileSync(file)).digest());
  }
  return hash.digest('hex');
}
