import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildIfStale } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { playwrightResults, vitestResults } from './counts.mjs';
import { root } from './root.mjs';
import { runTool, tools } from './run.mjs';
import { tooHeavy } from './weight.mjs';

const results = path.join(root, 'test-results');
// Steps that only read the code run beside the browser tests, at a low priority.
const patiently = { patient: true };

/**
 * A step of the test run returns { ok, output } and, when it runs tests, `counts` by project and the names of those
 * that `failed`.
 */
export const steps = {
  /** Format, rules and types: the linter reads the types anyway. */
  lint,
  knip: async () => done(await runTool(tools.knip, ['--no-progress'], patiently)),
  jscpd: async () => done(await runTool(tools.jscpd, [], patiently)),
  build: async () => {
    const failure = (await buildIfStale()) ?? tooHeavy();
    return { ok: failure === undefined, output: failure ?? '' };
  },
  vitest,
  e2e,
};

function done({ code, output }) {
  return { ok: code === 0, output };
}

async function lint() {
  const format = await runTool(tools.oxfmt, ['--check'], patiently);
  return done(format.code === 0 ? await runTool(tools.oxlint, [], patiently) : format);
}

/** Runs `projects` of vitest.config.ts; `filters` are parts of file names, as for vitest itself. */
async function vitest({ projects, filters }) {
  const file = path.join(results, 'vitest.json');
  rmSync(file, { force: true });
  // With the tests of each that run apart (vitest.config.ts).
  const chosen = projects.flatMap((name) => ['--project', `${name}*`]);
  const counter = path.join(root, 'scripts/lib/vitest-counts.mjs');
  const args = ['run', ...chosen, '--reporter=default', `--reporter=${counter}`, ...filters];
  // Words may match files of only one runner; scripts/test.mjs checks that at least one test ran.
  if (filters.length > 0) args.push('--passWithNoTests');
  const ran = await runTool(tools.vitest, args, { env: { VITEST_COUNTS: file, FORCE_COLOR: '1' } });
  return { ...done(ran), ...vitestResults(file) };
}

/** Runs the browser tests, against the built server. `filters` are those of Playwright. */
async function e2e({ filters }) {
  const file = path.join(results, 'e2e.json');
  rmSync(file, { force: true });
  const chromium = await ensureChromium({ forTests: true });
  if (chromium.failure) return { ok: false, output: chromium.failure };
  const args = ['test', ...filters, ...(filters.length > 0 ? ['--pass-with-no-tests'] : [])];
  const ran = await runTool(tools.playwright, args, {
    env: { CHROMIUM_PATH: chromium.path, PLAYWRIGHT_JSON_OUTPUT_FILE: file, FORCE_COLOR: '1' },
  });
  return { ...done(ran), ...playwrightResults(file) };
}
