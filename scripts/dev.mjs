// npm run dev: the server restarts when its files change; Vite updates the browser in place.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { checkNode } from './lib/node-version.mjs';

checkNode();
const { ensureInstalled } = await import('./lib/install.mjs');
const { root } = await import('./lib/root.mjs');
const { tools } = await import('./lib/run.mjs');

await ensureInstalled();

const leftToVite = [
  'src/**/web/**',
  'src/ui/**',
  'src/router/**',
  'src/routes/**',
  'src/entry/{client,server}*',
  'src/**/*.css',
  'build/**',
  'data/**',
];
const child = spawn(
  process.execPath,
  [
    path.join(root, 'node_modules', tools.tsx),
    'watch',
    '--clear-screen=false',
    ...leftToVite.flatMap((glob) => ['--ignore', glob]),
    'src/entry/dev.ts',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } },
);
// The child gets Ctrl-C from the terminal itself; a second signal from here would make it kill the server.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
