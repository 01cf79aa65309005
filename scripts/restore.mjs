// npm run restore -- FOLDER: puts a backup where the settings say. docs/OPERATIONS.md
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode } from './lib/node-version.mjs';

checkNode();
const { ensureInstalled } = await import('./lib/install.mjs');
const { ensureBuilt } = await import('./lib/build.mjs');
const { root } = await import('./lib/root.mjs');

await ensureInstalled();
await ensureBuilt();

// npm changes into the project's folder: a relative one is meant from where it was called.
const [, , folder] = process.argv;
if (folder) process.argv[2] = path.resolve(process.env.INIT_CWD ?? '.', folder);
process.env.NODE_ENV = 'production';
await import(pathToFileURL(path.join(root, 'build/restore.js')).href);
