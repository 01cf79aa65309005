// npm run faults: lets the built server meet what can go wrong around it, and looks for what was lost. Leaves nothing behind.
import { checkNode } from './lib/node-version.mjs';

checkNode();
const { ensureInstalled } = await import('./lib/install.mjs');
const { ensureBuilt } = await import('./lib/build.mjs');
const { runTool, tools } = await import('./lib/run.mjs');

await ensureInstalled();
await ensureBuilt();
const { code } = await runTool(tools.tsx, ['faults/run.ts', ...process.argv.slice(2)], { env: {}, show: true });
process.exitCode = code;
