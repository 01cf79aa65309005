import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { root } from './root.mjs';

/**
 * Runs a program in the project's folder without input. Returns { code, output } (stdout and stderr in the order they
 * came); with `show`, the output goes to the terminal instead. `patient` runs it at a low priority.
 */
export function run(command, args, { env = {}, show = false, patient = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    if (patient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    const end = (code, extra = '') => resolve({ code, output: Buffer.concat(chunks).toString() + extra });
    child.on('error', (error) => end(1, `${command}: ${error.message}\n`));
    child.on('close', (code, signal) => end(code ?? 1, signal ? `${command} ended by ${signal}\n` : ''));
  });
}

/** Runs a package's program with this same Node, without a shell or PATH in between. `file` is inside node_modules. */
export function runTool(file, args, options) {
  return run(process.execPath, [path.join(root, 'node_modules', file), ...args], options);
}

/** Where the tools' programs are, inside node_modules. */
export const tools = {
  jscpd: 'jscpd/run-jscpd.js',
  knip: 'knip/bin/knip.js',
  oxfmt: 'oxfmt/bin/oxfmt',
  oxlint: 'oxlint/bin/oxlint',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
  tsx: 'tsx/dist/cli.mjs',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
};
