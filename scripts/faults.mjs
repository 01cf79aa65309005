// npm run faults: exposes the built server to faults of everything around it, and checks what was lost. Leaves nothing
// behind.
import { checkNode } from './lib/node-version.mjs';

checkNode();
const { ensureInstalled } = await import('./lib/install.mjs');
const { ensureBuilt } = await import('./lib/build.mjs');
const { runTool, tools } = await import('./lib/run.mjs');

await ensureInstalled();
await ensureBuilt();
const { code } = await runTool(tools.tsx, ['faults/run.ts', ...process.argv.slice(2)], { env: {}, show: true });
process.exitCode = code;
