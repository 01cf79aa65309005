import { mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DAY_MS } from '~/shared/dates';
import { assetsOfReleases, keepRelease } from './releases';

const start = new Date('2026-11-01T00:00:00Z').getTime();

test('the assets of the last three releases stay, and of all that were started within 30 days', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const release = async (day: number, ...names: string[]) => {
    const built = path.join(folder, `build${day}`);
    mkdirSync(built);
    for (const name of names) writeFileSync(path.join(built, name), name);
    await keepRelease(built, folder, new Date(start + day * DAY_MS));
    return readdirSync(assetsOfReleases(folder)).sort();
  };
  expect(await release(0, 'a.js', 'shared.js')).toEqual(['a.js', 'shared.js']);
  await release(1, 'b.js', 'shared.js');
  await release(2, 'c.js', 'shared.js');
  expect(await release(20, 'd.js', 'shared.js')).toEqual(['a.js', 'b.js', 'c.js', 'd.js', 'shared.js']);
  expect(await release(90, 'e.js', 'shared.js')).toEqual(['c.js', 'd.js', 'e.js', 'shared.js']);
  // Nothing is copied twice, and what a process left unfinished goes.
  writeFileSync(path.join(assetsOfReleases(folder), 'f.js.123'), '');
  expect(await release(91, 'e.js', 'shared.js')).toEqual(['c.js', 'd.js', 'e.js', 'shared.js']);
});
