// npm run bench: measures the built server with demo data against its limits. Writes nothing.
import { checkNode } from './lib/node-version.mjs';

checkNode();
const { ensureInstalled } = await import('./lib/install.mjs');
const { ensureBuilt } = await import('./lib/build.mjs');
const { ensureChromium } = await import('./lib/chromium.mjs');
const { runTool, tools } = await import('./lib/run.mjs');

await ensureInstalled();
await ensureBuilt();
const chromium = await ensureChromium();
if (chromium.failure) {
  console.error(chromium.failure);
  process.exit(1);
}
const { code } = await runTool(tools.tsx, ['bench/run.ts', ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: chromium.path },
  show: true,
});
process.exitCode = code;
