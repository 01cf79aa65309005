import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Finding } from '../lib/scenario';
import { newTally } from '../lib/tally';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

/** What a build is made from; all else of the project is the same folder. */
const copied = [
  'src',
  'scripts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'public',
  'demo',
];
const left = ['build', '.build', '.git', 'test-results', 'data'];
/** The modules that each release changes: the entry, what all pages share, and pages of members. */
const changed = [
  'src/entry/client.tsx',
  'src/router/location.ts',
  'src/features/posts/web/pages/circulars.tsx',
  'src/features/cards/web/pages/card.tsx',
];

/**
 * Builds two later releases from changed source, each as `npm run build` does, and takes a member's phone through all
 * three (tests/e2e/releases.spec.ts, which by itself makes the later ones from one build). Takes some minutes.
 */
export default async function releases(): Promise<Finding[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sangham-releases-'));
  try {
    const later = [1, 2].map((number) => sourceOf(path.join(folder, String(number)), number));
    for (const release of later)
      await run(process.execPath, [path.join(release, 'scripts/lib/build-apart.mjs')], { cwd: release });
    const wrong = await run(
      process.execPath,
      [path.join(root, 'node_modules/@playwright/test/cli.js'), 'test', 'tests/e2e/releases.spec.ts'],
      { cwd: root, env: { ...process.env, E2E_RELEASES: later.join(path.delimiter) }, maxBuffer: 64 * 1024 * 1024 },
    ).then(
      () => [],
      (error: Error & { stdout?: string }) => [error.stdout ?? error.message],
    );
    const fault = 'three releases, each built from its own source';
    return [{ fault, met: newTally(), healthyAfter: null, acknowledged: 0, lost: [], mailedTwice: null, wrong }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes the source of a later release in a folder, and returns the folder. */
function sourceOf(folder: string, number: number): string {
  mkdirSync(folder);
  for (const name of readdirSync(root).filter((each) => !left.includes(each))) {
    const [from, to] = [path.join(root, name), path.join(folder, name)];
    if (copied.includes(name)) cpSync(from, to, { recursive: true });
    else symlinkSync(from, to);
  }
  // A statement that no build leaves out.
  for (const name of changed)
    appendFileSync(path.join(folder, name), `\nObject.assign(globalThis, { release: ${number} });\n`);
  return folder;
}
