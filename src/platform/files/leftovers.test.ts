import { readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLog } from '../log';
import { givenUpBefore, removeLeftovers } from './leftovers';
import { putFiles, testFolder, type TestPlace } from './support';

const hour = 3_600_000;
let place: TestPlace;
beforeEach(async () => {
  place = await testFolder();
  // The times of the files themselves stay real.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await place.close();
});

it('where others may be at work, an hour is left to them', () => {
  const started = new Date('2026-11-20T12:00:00Z');
  expect(givenUpBefore({ databaseUrl: undefined, mediaUrl: undefined }, started)).toEqual(started);
  const hourBefore = new Date('2026-11-20T11:00:00Z');
  expect(givenUpBefore({ databaseUrl: 'postgres://x', mediaUrl: undefined }, started)).toEqual(hourBefore);
  expect(givenUpBefore({ databaseUrl: undefined, mediaUrl: 's3://x' }, started)).toEqual(hourBefore);
});

it('what a server killed a moment ago has left goes an hour later, not what was begun since', async () => {
  const { files } = place;
  const incoming = () => readdir(files.temp()).then((names) => names.filter((name) => name !== '.check').sort());
  const ads = async () => {
    const keys: string[] = [];
    for await (const { key } of files.list('ads')) keys.push(key);
    return keys.sort();
  };
  const put = (key: string) => putFiles({ files }, key);
  await put('ads/left/1.webp');
  await writeFile(path.join(files.temp(), 'half'), 'x');

  const owners = [{ prefix: 'ads', named: () => Promise.resolve([]) }];
  const config = { databaseUrl: 'postgres://x', mediaUrl: undefined };
  const stop = removeLeftovers({ config, files, owners, started: new Date(), log: createLog('silent') });
  await vi.advanceTimersByTimeAsync(hour);
  expect([await ads(), await incoming()]).toEqual([['ads/left/1.webp'], ['half']]);

  await put('ads/young/1.webp');
  // The files' own clock was not moved.
  await utimes(path.join(place.config.dataDir, 'files/ads/young/1.webp'), new Date(), new Date());
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(async () => expect([await ads(), await incoming()]).toEqual([['ads/young/1.webp'], []]));
  await stop();
});
