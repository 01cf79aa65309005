import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode } from './node-version.mjs';

/**
 * Installs what is missing, builds what is stale, and becomes build/NAME.js. In this process and not in a child, so
 * that Ctrl-C, signals and the exit code are the program's own.
 */
export async function runBuilt(name) {
  checkNode();
  const { ensureInstalled } = await import('./install.mjs');
  const { ensureBuilt } = await import('./build.mjs');
  const { root } = await import('./root.mjs');
  await ensureInstalled();
  await ensureBuilt();
  process.env.NODE_ENV = 'production';
  await import(pathToFileURL(path.join(root, 'build', `${name}.js`)).href);
}
