// npm run check: format, lint, types and the tests of what changed, for the minutes between two edits. `npm test` runs
// everything. `-- --base REV` compares with another commit than the one at which the branch left main.
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkNode } from './lib/node-version.mjs';

checkNode();
const { ensureInstalled } = await import('./lib/install.mjs');
const { changedFiles, lintedOf, testsOf } = await import('./lib/changed.mjs');
const { root } = await import('./lib/root.mjs');
const { runTool, tools } = await import('./lib/run.mjs');

const { values } = parseArgs({ options: { base: { type: 'string' } } });
await ensureInstalled();

const changed = await changedFiles(values.base);
if (changed.length === 0) {
  console.log('Nothing changed.');
  process.exit(0);
}
const tests = testsOf(changed);
const begin = Date.now();
console.log(`${changed.length} changed files; tests: ${tests.join(', ')}`);

const vitest = [
  'run',
  ...['unit', 'web', 'embedded'].flatMap((name) => ['--project', `${name}*`]),
  '--passWithNoTests',
  // Prints failures alone.
  '--reporter=dot',
  ...tests,
];
const linted = lintedOf(changed);
const storedTypes = path.join(root, 'node_modules/.cache/check.tsbuildinfo');
const fromStored = ['--incremental', '--tsBuildInfoFile', storedTypes];
const checks = [
  ['format', tools.oxfmt, ['--check']],
  // A change breaks types elsewhere, so the compiler looks at everything that depends on it; one checker leaves most of
  // the processor to the tests. The rules are for the files that changed; `npm test` has them for all.
  ['types', tools.tsc, ['--checkers', '1', ...fromStored]],
  ...(linted ? [['lint', tools.oxlint, linted]] : []),
  ['copies', tools.jscpd, []],
  ['tests', tools.vitest, vitest],
];
// Side by side: the compiler, the linter and the tests' processes share the cores.
const results = availableParallelism() > 1 ? await Promise.all(checks.map(check)) : await inTurn(checks);
console.log(`${results.every(Boolean) ? 'All well' : 'Failed'} (${seconds()})`);
process.exitCode = results.every(Boolean) ? 0 : 1;

async function inTurn(list) {
  const done = [];
  for (const item of list) done.push(await check(item));
  return done;
}

/** Runs a tool and prints its output when it fails; returns whether it succeeded. */
async function check([name, tool, args]) {
  const { code, output } = await runTool(tool, args, { env: { FORCE_COLOR: '1' } });
  console.log(code === 0 ? `✓ ${name} (${seconds()})` : `\n✗ ${name}\n${output.trimEnd()}\n`);
  return code === 0;
}

function seconds() {
  return `${((Date.now() - begin) / 1000).toFixed(1)} s`;
}
