import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepRelease, keptReleases } from './kept-releases';

/* docs/product/phone.md, "Worker": the files of the last three releases, for 30 days at least. */
let dataDir = '';
let assets = '';
const day = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  dataDir = mkdtempSync(path.join(tmpdir(), 'releases-'));
  assets = path.join(dataDir, 'assets');
  mkdirSync(assets);
  for (const name of ['a.js', 'a.js.br', 'a.js.gz']) writeFileSync(path.join(assets, name), name);
});
afterEach(() => vi.useRealTimers());

const releases = () => readdirSync(path.join(dataDir, 'releases')).sort();

/** Adds a release of so many days ago. */
function addRelease(name: string, daysAgo: number) {
  const folder = path.join(dataDir, 'releases', name);
  mkdirSync(folder, { recursive: true });
  utimesSync(folder, new Date(), new Date(Date.now() - daysAgo * day));
}

async function run(release: string) {
  const failed = vi.fn();
  keepRelease({ assets, dataDir, release }, failed);
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(releases()).toContain(release));
  // Removing comes after.
  await new Promise((resolve) => setImmediate(resolve));
  expect(failed).not.toHaveBeenCalled();
}

test('a release is kept a minute after the start, whole, for the next', async () => {
  await run('one');
  expect(readdirSync(path.join(dataDir, 'releases/one')).sort()).toEqual(['a.js', 'a.js.br']);
  expect(keptReleases(dataDir, 'two')).toEqual([path.join(dataDir, 'releases/one')]);
  expect(keptReleases(dataDir, 'one')).toEqual([]);
});

test('what is older than 30 days goes, but for the last three; the newest is first', async () => {
  for (const [name, daysAgo] of [
    ['a', 90],
    ['b', 60],
    ['c', 20],
    ['d', 10],
  ] as const)
    addRelease(name, daysAgo);
  await run('now');
  await vi.waitFor(() => expect(releases()).toEqual(['c', 'd', 'now']));
  expect(keptReleases(dataDir, 'now').map((folder) => path.basename(folder))).toEqual(['d', 'c']);
});

test('a server that stops before has copied nothing', () => {
  keepRelease({ assets, dataDir, release: 'one' }, vi.fn())();
  vi.advanceTimersByTime(120_000);
  expect(readdirSync(dataDir)).not.toContain('releases');
});
