// npm run build: builds again, even if build/ is up to date.
import { checkNode } from './lib/node-version.mjs';

checkNode();
const { ensureInstalled } = await import('./lib/install.mjs');
const { buildNow } = await import('./lib/build.mjs');

await ensureInstalled();
const failure = await buildNow();
if (failure !== undefined) {
  console.error(`${failure}\nThe build failed, see above.`);
  process.exitCode = 1;
}
