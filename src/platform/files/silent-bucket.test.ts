import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { tcpPath, type TcpPath } from '~test/tcp-path';
import { isOutage } from '../errors/outage';
import type { Files } from './files';
import { openBucket } from './s3';

let folder: string;
let server: S3rver;
let way: TcpPath;
/** Fails after a second of silence. */
let files: Files;
/** Has more patience than a busy machine needs. */
let patient: Files;
const patience = 5_000;
/** Of several parts, as the client sends it. */
let large: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'sangham-bucket-'));
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'media', configs: [] }],
  });
  const { port } = await server.run();
  way = await tcpPath({ host: '127.0.0.1', port });
  const url = `s3://S3RVER:S3RVER@media?endpoint=http://127.0.0.1:${way.port}`;
  files = await openBucket(url, folder, { maxSilenceMs: 1000 });
  patient = await openBucket(url, folder, { maxSilenceMs: patience });
  large = path.join(folder, 'large.bin');
  await writeFile(large, '');
  await truncate(large, 12 * 1024 * 1024);
});
afterAll(async () => {
  await files.close();
  await patient.close();
  await way.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => void (way.state = 'open'));

test('a bucket that says nothing is an outage after a while, whatever was asked', async () => {
  await patient.put('one.txt', { bytes: Buffer.from('one') }, 'text/plain');
  way.state = 'silent';
  const asked = [
    files.put('two.txt', { bytes: Buffer.from('two') }, 'text/plain'),
    files.put('large.bin', { path: large }, 'application/octet-stream'),
    files.put('stream.bin', { stream: createReadStream(large) }, 'application/octet-stream'),
    files.read('one.txt'),
    files.stat('one.txt'),
    files.delete(['one.txt']),
    files.move('one.txt', 'three.txt'),
    files.check(),
    files.list('x')[Symbol.asyncIterator]().next(),
  ];
  for (const result of await Promise.allSettled(asked)) {
    expect(result).toMatchObject({ status: 'rejected', reason: expect.toSatisfy(isOutage) });
  }
  way.state = 'open';
  // The same client again, as soon as the machine gets to it.
  await vi.waitFor(async () => {
    const found = await files.read('one.txt');
    expect(found && (await found.stream.toArray()).join('')).toBe('one');
  }, 30_000);
}, 60_000);

test('one that goes on is waited for, and so is a reader who pauses', async () => {
  await patient.put('large.bin', { path: large }, 'application/octet-stream');
  const found = await patient.read('large.bin');
  const [first] = await found!.stream.take(1).toArray();
  expect((first as Buffer).length).toBeGreaterThan(0);
  const again = await patient.read('large.bin');
  await new Promise((done) => setTimeout(done, 1.2 * patience));
  let bytes = 0;
  for await (const chunk of again!.stream) bytes += (chunk as Buffer).length;
  expect(bytes).toBe((await readFile(large)).length);
}, 60_000);
