import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
// Debian's package of the same engine without windows: with it, the browser tests take half the processor time.
const headless = 'chromium-headless-shell';

/** Returns the path of the first of these that is installed (CHROMIUM_PATH wins), or undefined. */
function findChromium(names) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter)];
  const places = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return process.env.CHROMIUM_PATH ? executable(process.env.CHROMIUM_PATH) : places.find(executable);
}

function executable(file) {
  try {
    accessSync(file, constants.X_OK);
    return file;
  } catch {
    return undefined;
  }
}

/**
 * Installs Debian's Chromium when none is found and this user may do so. Returns { path } or { failure }. `forTests`
 * prefers the headless package; otherwise it is the whole browser.
 */
export async function ensureChromium({ forTests = false } = {}) {
  const names = forTests ? [headless, ...whole] : whole;
  const found = findChromium(names);
  if (found) return { path: found };
  if (process.env.CHROMIUM_PATH)
    return { failure: `CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which is no program.` };
  const advice =
    'The browser tests need Chromium: install it (Debian, Ubuntu: apt-get install chromium) or set CHROMIUM_PATH.';
  if (!(await mayInstall())) return { failure: advice };
  console.log('Installing Chromium …');
  const steps = [await apt('update')];
  let installed;
  for (const name of new Set([names[0], 'chromium'])) {
    if (installed) break;
    steps.push(await apt('install', '-y', '--no-install-recommends', name));
    installed = findChromium(names);
  }
  return installed ? { path: installed } : { failure: `${steps.map(({ output }) => output).join('')}\n${advice}` };
}

const isRoot = process.getuid?.() === 0;

async function mayInstall() {
  if ((await run('apt-get', ['--version'])).code !== 0) return false;
  return isRoot || (await run('sudo', ['-n', 'true'])).code === 0;
}

function apt(...args) {
  const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
  return isRoot ? run(command[0], command.slice(1)) : run('sudo', ['-n', ...command]);
}
