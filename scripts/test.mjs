// npm test: everything. Names of steps narrow it down (npm test -- unit e2e); other words select test files by name.
import { checkNode } from './lib/node-version.mjs';

checkNode();
const { ensureInstalled } = await import('./lib/install.mjs');
const { closingLine, sum } = await import('./lib/counts.mjs');
const { steps } = await import('./lib/steps.mjs');

const vitestProjects = { unit: ['unit', 'web'], embedded: ['embedded'], postgres: ['postgres'] };
const stepNames = ['lint', 'knip', 'jscpd', 'build', ...Object.keys(vitestProjects), 'e2e'];
const words = process.argv.slice(2);
const named = words.filter((word) => stepNames.includes(word));
const filters = words.filter((word) => !stepNames.includes(word));
const wanted = new Set(
  named.length > 0 ? named : filters.length > 0 ? [...Object.keys(vitestProjects), 'e2e'] : stepNames,
);

const begin = Date.now();
const failures = [];
const failedTests = [];
const flakyTests = [];
const counts = {};

await ensureInstalled();

if (wanted.has('postgres') && !process.env.TEST_DATABASE_URL) {
  console.log(
    '!!! TEST_DATABASE_URL IS NOT SET: the tests run on the embedded database only; the PostgreSQL half runs ' +
      'in CI (.ci/run).',
  );
  wanted.delete('postgres');
  if (named.length === 1 && named[0] === 'postgres') failures.push('postgres: no TEST_DATABASE_URL');
}
const databases = Object.keys(vitestProjects).filter((name) => wanted.has(name));

// The build comes first, since tests may start the built server.
if (wanted.has('build') || wanted.has('e2e')) await step('build');
const withBrowser = wanted.has('e2e') && !failures.includes('build');
await tests();
// Beside the browser tests, which leave a sixth of the machine idle; the other steps use all of it.
await Promise.all([checks(), withBrowser && step('e2e', { filters })]);
finish();

async function checks() {
  for (const name of ['lint', 'knip', 'jscpd']) if (wanted.has(name)) await step(name);
}

async function tests() {
  if (databases.length === 0) return;
  await step('vitest', { projects: databases.flatMap((name) => vitestProjects[name]), filters });
}

async function step(name, options) {
  const start = Date.now();
  const { ok, output, counts: found = {}, failed = [], flaky = [] } = await steps[name](options);
  failedTests.push(...failed);
  flakyTests.push(...flaky);
  Object.assign(counts, found);
  const ran = Object.entries(found).map(([project, count]) => `${project} ${closingLine(count)}`);
  const line = [`${ok ? '✓' : '✗'} ${name}`, seconds(start), ...ran].join(' · ');
  if (ok) return console.log(line);
  console.log(`\n${line}\n${output.trimEnd()}\n`);
  failures.push(name);
}

/** Prints what failed, then the numbers on a line of their own, the very last one. */
function finish() {
  const total = sum(Object.values(counts));
  const expected = [...databases, ...(wanted.has('e2e') ? ['e2e'] : [])];
  for (const name of expected) {
    const stepCounts = sum((vitestProjects[name] ?? [name]).map((project) => counts[project]).filter(Boolean));
    if (filters.length === 0 && stepCounts.passed + stepCounts.failed === 0) failures.push(`${name}: no test ran`);
  }
  if (filters.length > 0 && total.passed + total.failed === 0) failures.push('no test matches');
  if (total.failed > 0 && failures.length === 0) failures.push('tests');
  for (const name of flakyTests) console.log(`~ only at the second try: ${name}`);
  for (const name of failedTests) console.log(`✗ ${name}`);
  console.log(
    failures.length > 0 ? `Failed: ${failures.join(', ')} (${seconds(begin)})` : `All well (${seconds(begin)})`,
  );
  if (expected.length > 0) console.log(closingLine(total));
  process.exitCode = failures.length > 0 ? 1 : 0;
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
