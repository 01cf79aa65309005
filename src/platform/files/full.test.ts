import type * as fsPromises from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isDiskFull } from '../errors/disk-full';
import { openFolder } from './disk';
import type { Files } from './files';
import { openBucket } from './s3';
import { testFolder, type TestPlace } from './support';
import { refuseWhenFull } from './refuse-when-full';

/** The disk's answer to a write, instead of writing. */
let says: string | undefined;

vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof fsPromises>();
  const refuse = () => {
    if (says) throw Object.assign(new Error(says), { code: says });
  };
  // Something was written by then, as on a real disk.
  const afterwards =
    <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> =>
      work(...args).finally(refuse);
  const rename: typeof fs.rename = async (...args) => {
    refuse();
    await fs.rename(...args);
  };
  return { ...fs, writeFile: afterwards(fs.writeFile), copyFile: afterwards(fs.copyFile), rename };
});

let place: TestPlace;
let root: string;
let files: Files;
beforeAll(async () => {
  place = await testFolder();
  root = path.join(place.config.dataDir, 'full');
  files = await openFolder(root, place.files.temp());
});
afterAll(async () => {
  says = undefined;
  await place.close();
});

test.each(['ENOSPC', 'EDQUOT'])(
  'a put that fails with %s leaves neither file nor draft nor folder, and reads go on',
  async (code) => {
    await files.put('ads/a/1.png', { bytes: Buffer.from('there') }, 'image/png');
    says = code;
    await expect(files.put('ads/b/1.png', { bytes: Buffer.from('half') }, 'image/png')).rejects.toSatisfy(isDiskFull);
    await expect(files.put('ads/b/1.png', { path: path.join(root, 'ads/a/1.png') }, 'image/png')).rejects.toSatisfy(
      isDiskFull,
    );
    await expect(files.put('ads/b/1.png', { stream: Readable.from(['x']) }, 'image/png')).rejects.toSatisfy(isDiskFull);
    expect(readdirSync(place.files.temp()).filter((name) => name !== '.check')).toEqual([]);
    expect(existsSync(path.join(root, 'ads/b'))).toBe(false);
    expect(await files.stat('ads/a/1.png')).toMatchObject({ size: 5 });
    await expect(files.check(), 'full, but not down').resolves.toBeUndefined();
    says = undefined;
    await files.put('ads/b/1.png', { bytes: Buffer.from('whole') }, 'image/png');
    expect(await files.stat('ads/b/1.png')).toMatchObject({ size: 5 });
    await files.delete(['ads/b/1.png']);
  },
);

test('a folder that is gone is down', async () => {
  says = 'ENOENT';
  await expect(files.check()).rejects.toThrow('ENOENT');
  says = undefined;
});

test('a file is not begun that there is no room for', async () => {
  const asked: number[] = [];
  const within = refuseWhenFull(files, {
    reserve: async (bytes) => {
      asked.push(bytes);
      if (bytes > 5) throw new Error('no room');
    },
  });
  await within.put('ads/c/1.png', { bytes: Buffer.from('small') }, 'image/png');
  await within.put('ads/c/2.png', { path: path.join(root, 'ads/c/1.png') }, 'image/png');
  await expect(within.put('ads/c/3.png', { bytes: Buffer.from('larger') }, 'image/png')).rejects.toThrow('no room');
  expect(asked).toEqual([5, 5, 6]);
  expect(await files.stat('ads/c/3.png')).toBeNull();
});

test.each([
  ['a quota', 403, 'QuotaExceeded'],
  ['a full store', 507, 'XMinioStorageFull'],
])('a bucket that refuses for %s is full', async (_, status, code) => {
  let puts = 0;
  const server: Server = createServer((request, response) => {
    request.resume().on('end', () => {
      puts += request.method === 'PUT' ? 1 : 0;
      // The first put checks whether the bucket can be written.
      if (puts <= 1) return response.writeHead(200, { ETag: '"x"' }).end();
      response.writeHead(status, { 'Content-Type': 'application/xml' });
      response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No more room.</Message></Error>`);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const bucket = await openBucket(
    `s3://KEY:SECRET@media?endpoint=http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    place.files.temp(),
  );
  await expect(bucket.put('ads/a.png', { bytes: Buffer.from('x') }, 'image/png')).rejects.toSatisfy(isDiskFull);
  await expect(bucket.put('ads/a.png', { stream: Readable.from(['x']) }, 'image/png')).rejects.toSatisfy(isDiskFull);
  await bucket.close();
  await new Promise((resolve) => server.close(resolve));
});
