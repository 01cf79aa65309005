import { readFileSync } from 'node:fs';

const none = { passed: 0, failed: 0, skipped: 0 };

/** Adds up counts of tests. */
export function sum(list) {
  return list.reduce(
    (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }),
    none,
  );
}

/**
 * Reads what vitest-counts.mjs wrote: counts by project, and the names of failed and flaky tests; empty without a file.
 */
export function vitestResults(file) {
  return readJson(file) ?? { counts: {}, failed: [], flaky: [] };
}

/**
 * Returns the same from a report of Playwright's JSON reporter. Errors outside tests (a global setup) count as failed
 * tests.
 */
export function playwrightResults(file) {
  const report = readJson(file);
  if (!report) return { counts: { e2e: none }, failed: [], flaky: [] };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const counts = { e2e: { passed: expected + flaky, failed: unexpected + report.errors.length, skipped } };
  const named = (status) => report.suites.flatMap((suite) => namesIn(suite, status, []));
  return { counts, failed: named('unexpected'), flaky: named('flaky') };
}

function namesIn({ title, suites = [], specs = [] }, status, path) {
  const here = [...path, title];
  const matching = specs.filter(({ tests }) => tests.some((test) => test.status === status));
  return [
    ...matching.map((spec) => `e2e ${[...here, spec.title].join(' › ')}`),
    ...suites.flatMap((suite) => namesIn(suite, status, here)),
  ];
}

/** Returns the closing line: 'N passed, N failed' and ', N skipped' when there are any. */
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
