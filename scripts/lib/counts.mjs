import { readFileSync } from 'node:fs';

const none = { passed: 0, failed: 0, skipped: 0 };

/** Adds up counts of tests. */
export function sum(list) {
  return list.reduce(
    (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }),
    none,
  );
}

/** The counts by project that vitest-counts.mjs wrote; none when there is no such file. */
export function vitestCounts(file) {
  return readJson(file) ?? {};
}

/** The counts in a report of Playwright's JSON reporter. Errors outside tests (a global setup) count as failed tests. */
export function playwrightCounts(file) {
  const report = readJson(file);
  if (!report) return none;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

/** The closing line: 'N passed, N failed' and ', N skipped' when there are any. */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
