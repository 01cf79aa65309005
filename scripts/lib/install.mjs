import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from './lock.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

/** Installs the packages of package-lock.json when node_modules does not have them. Ends the process when it can't. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const failure = await withLock(() => (isInstalled() ? undefined : install()));
  if (failure === undefined) return;
  console.error(failure);
  process.exit(1);
}

async function install() {
  console.log('Installing packages …');
  // Not `npm ci`: it rejects a lock file that lacks a package for another system, which npm writes where the registry
  // lacks that package. This command installs the same versions from the lock file and leaves it and package.json
  // alone. The build's tools are development packages, and needed whatever NODE_ENV is.
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const { code, output } = npm?.endsWith('.js') ? await run(process.execPath, [npm, ...args]) : await run('npm', args);
  if (code !== 0) return `${output}Installing the packages failed (npm install): its own words are above.`;
  if (isInstalled()) return undefined;
  return 'package-lock.json does not fit package.json: run npm install and commit both.';
}

/**
 * Returns whether node_modules matches package-lock.json. As its last step, npm leaves a list there of what it
 * installed, so an install that was interrupted, or done by hand, is recognised too.
 */
function isInstalled() {
  const wanted = readJson('package-lock.json');
  const found = readJson('node_modules/.package-lock.json')?.packages;
  if (!wanted || !found) return false;
  const packageJson = readJson('package.json');
  for (const kind of ['dependencies', 'devDependencies']) {
    if (JSON.stringify(sorted(packageJson[kind])) !== JSON.stringify(sorted(wanted.packages[''][kind]))) return false;
  }
  return Object.entries(wanted.packages).every(([place, { version, optional }]) => {
    if (place === '') return true;
    // Packages for other systems are in the lock file but not installed.
    return found[place] ? found[place].version === version : Boolean(optional);
  });
}

function sorted(record = {}) {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  } catch {
    return undefined;
  }
}
