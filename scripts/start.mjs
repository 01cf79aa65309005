// npm start: installs what is missing, builds what is stale, and becomes the server.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode } from './lib/node-version.mjs';

checkNode();
const { ensureInstalled } = await import('./lib/install.mjs');
const { ensureBuilt } = await import('./lib/build.mjs');
const { root } = await import('./lib/root.mjs');

await ensureInstalled();
await ensureBuilt();

// In this process, not in a child: Ctrl-C, signals and the exit code are the server's own.
process.env.NODE_ENV = 'production';
await import(pathToFileURL(path.join(root, 'build/main.js')).href);
