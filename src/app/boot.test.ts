import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite } from './boot';
import { readConfig } from '~/platform/config';
import { openDatabase } from '~/platform/database';
import { testBucket, type TestPlace } from '~/platform/files/support';
import { createLog } from '~/platform/log';

let folders: string;
let bucket: TestPlace;
beforeAll(async () => {
  folders = await mkdtemp(path.join(os.tmpdir(), 'sangham-copies-'));
  bucket = await testBucket();
});
afterAll(async () => {
  await bucket.close();
  await rm(folders, { recursive: true });
});

/** Starts the site in a data folder, on the bucket, does the work with it, and stops it. */
async function inFolder<T>(
  dataDir: string,
  work: (opened: Awaited<ReturnType<typeof openSite>>) => Promise<T>,
): Promise<T> {
  const config = readConfig(
    { DATA_DIR: dataDir, MEDIA_URL: bucket.config.mediaUrl },
    path.resolve(import.meta.dirname, '../..'),
  );
  const log = createLog('silent');
  const database = await openDatabase({ config, log });
  const open: (() => Promise<unknown>)[] = [() => database.close()];
  try {
    return await work(await openSite({ config, database, log, open }));
  } finally {
    for (const close of open.reverse()) await close();
  }
}

test('a copied data folder deletes nothing in the bucket of the first site, which goes on as before', async () => {
  const [home, copy] = [path.join(folders, 'home'), path.join(folders, 'copy')];
  expect(await inFolder(home, async ({ ownsStored }) => ownsStored)).toBe(true);
  await cp(home, copy, { recursive: true, preserveTimestamps: true });
  const key = 'ads/newer/480.webp';
  await bucket.files.put(key, { bytes: Buffer.from('picture') }, 'image/webp');
  await inFolder(copy, async ({ ownsStored, site }) => {
    expect(ownsStored).toBe(false);
    await site.files.delete([key]);
    expect(await site.files.stat(key)).not.toBeNull();
  });
  expect(await inFolder(home, async ({ ownsStored }) => ownsStored)).toBe(true);
});
