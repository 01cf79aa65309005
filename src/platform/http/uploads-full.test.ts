import type * as nodeFs from 'node:fs';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { diskFull } from '../errors/disk-full';
import type { DiskSpaceMonitor } from '../disk-space/monitor';
import { closeWithin } from './close';
import { registerErrorHandler } from './error-handler';
import { receiveForm, registerUploads } from './uploads';

const MB = 1_048_576;
/** How many bytes a file can have until the disk is full. */
let left = Infinity;

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof nodeFs>();
  const createWriteStream = (...args: Parameters<typeof fs.createWriteStream>) => {
    const stream = fs.createWriteStream(...args);
    const write = stream._write.bind(stream);
    // The real file, on a disk that ends.
    stream._write = (chunk: Buffer, encoding, done) => {
      left -= chunk.length;
      if (left < 0)
        done(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' }));
      else write(chunk, encoding, done);
    };
    stream._writev = undefined;
    return stream;
  };
  return { ...fs, createWriteStream };
});

let app: FastifyInstance;
let folder: string;
let need: DiskSpaceMonitor['reserve'];

beforeEach(async () => {
  left = Infinity;
  need = async () => undefined;
  folder = mkdtempSync(path.join(os.tmpdir(), 'sangham-uploads-'));
  app = Fastify();
  registerErrorHandler(app);
  await registerUploads(app);
  app.post('/', async (request) => {
    const rules = { file: { maxBytes: 50 * MB, tooLarge: 'Too large.' } };
    const form = await receiveForm(request, rules, { folder, diskSpace: { reserve: (...args) => need(...args) } });
    await form.discard();
    return { well: true };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await closeWithin(app);
  rmSync(folder, { recursive: true });
});

/** Over a real socket, as a browser sends it: piece by piece. */
async function send(megabytes: number) {
  const form = new FormData();
  form.set('file', new Blob([Buffer.alloc(megabytes * MB, 'a')]), 'a.txt');
  const { port } = app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: form });
  return { status: answer.status, body: (await answer.json()) as object };
}

test('a disk that is full in the middle of an upload is a 507, and nothing of it stays', async () => {
  left = 2 * MB;
  expect(await send(3)).toMatchObject({ status: 507, body: { code: 'disk_full' } });
  expect(readdirSync(folder)).toEqual([]);
  left = Infinity;
  expect(await send(3)).toEqual({ status: 200, body: { well: true } });
});

test('an upload is broken off when others have taken the space in between', async () => {
  need = async () => {
    throw diskFull();
  };
  expect(await send(20)).toMatchObject({ status: 507, body: { code: 'disk_full' } });
  expect(readdirSync(folder)).toEqual([]);
});
