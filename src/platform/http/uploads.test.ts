import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { UploadRule } from '~/shared/contract';
import { closeWithin } from './close';
import { receiveForm, registerUploads, type ReceivedForm } from './uploads';

/*
 * Over a real socket: inject() would hold the whole body in memory before the server sees any of it.
 */
const MB = 1_048_576;
const rules: Record<string, UploadRule> = {
  photo: { maxBytes: 2 * MB, tooLarge: 'File size must be less than 2MB.', missing: 'Photo is required' },
};
/**
 * What passes through leaves 30 to 100 MB for the garbage collector, depending on the version of Node and not on the
 * size of the body; this is well below the 400 that are sent.
 */
const garbage = 200;
const boundary = 'x-boundary-x';

let app: FastifyInstance;
let folder: string;
let seen: { form?: Pick<ReceivedForm, 'fields' | 'errors'>; stored: number[] };

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sangham-uploads-'));
  seen = { stored: [] };
  app = Fastify({ bodyLimit: MB });
  await registerUploads(app);
  app.post('/', async (request) => {
    const form = await receiveForm(request, rules, { folder, diskSpace: { reserve: async () => undefined } });
    seen.form = { fields: form.fields, errors: form.errors };
    seen.stored = readdirSync(folder).map((name) => statSync(path.join(folder, name)).size);
    await form.discard();
    return { well: true };
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await closeWithin(app);
  rmSync(folder, { recursive: true, force: true });
});

const head = (name: string, filename?: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ` +
  `name="${name}"${filename ? `; filename="${filename}"` : ''}\r\n\r\n`;

interface Sent {
  status: number;
  body: string;
  /** How far memory use rose, in MB. */
  rise: number;
}

/** Sends `megabytes` between a beginning and an end, generated while sending. */
function send(
  begin: string,
  megabytes: number,
  end: string,
  type = `multipart/form-data; boundary=${boundary}`,
): Promise<Sent> {
  const { port } = app.server.address() as AddressInfo;
  const piece = Buffer.alloc(MB / 4, 'a');
  const used = () => {
    const { heapUsed, external } = process.memoryUsage();
    return (heapUsed + external) / MB;
  };
  const before = used();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, used())), 2);
  return new Promise<Sent>((resolve, reject) => {
    const request = ask(
      { port, host: '127.0.0.1', method: 'POST', path: '/', headers: { 'Content-Type': type } },
      (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (text: string) => (body += text));
        response.on('end', () => resolve({ status: response.statusCode!, body, rise: peak - before }));
      },
    );
    request.on('error', reject);
    request.write(begin);
    let left = megabytes * 4;
    const more = () => {
      while (left > 0) {
        left -= 1;
        if (!request.write(piece)) return void request.once('drain', more);
      }
      request.end(end);
    };
    more();
  }).finally(() => clearInterval(watch));
}

const file = (megabytes: number) => send(head('photo', 'me.jpg'), megabytes, `\r\n--${boundary}--\r\n`);

test('a file of 400 MB is refused as it comes: not gathered in memory, no more than its limit on disk', async () => {
  const { status, rise } = await file(400);
  expect(status).toBe(200);
  expect(seen.form?.errors).toEqual({ photo: ['File size must be less than 2MB.'] });
  expect(seen.stored).toEqual([2 * MB + 1]);
  expect(readdirSync(folder)).toEqual([]);
  expect(rise).toBeLessThan(garbage);
});

test('the limit itself is allowed', async () => {
  await file(2);
  expect(seen.form?.errors).toEqual({});
  expect(seen.stored).toEqual([2 * MB]);
});

test('a text field of 400 MB is cut off and stays out of memory', async () => {
  const { rise } = await send(head('skills'), 400, `\r\n${head('photo', 'me.jpg')}x\r\n--${boundary}--\r\n`);
  expect((seen.form!.fields.skills as string).length).toBe(64 * 1024);
  expect(rise).toBeLessThan(garbage);
});

test('a JSON body of 50 MB is refused at its first megabyte', async () => {
  const outcome = await send('"', 50, '"', 'application/json').catch((error: NodeJS.ErrnoException) => error.code);
  // The server answers and hangs up while the rest is still being sent.
  if (typeof outcome === 'object') expect(outcome).toMatchObject({ status: 413 });
  else expect(['EPIPE', 'ECONNRESET']).toContain(outcome);
});

test('what breaks off leaves nothing behind', async () => {
  const { status, body } = await send(head('photo', 'me.jpg'), 1, '\r\n');
  expect([status, body]).toEqual([400, expect.stringContaining('arrived incomplete')]);
  expect(readdirSync(folder)).toEqual([]);
});

test('a file that is needed and does not come is said, an unfilled file input among it', async () => {
  await send(`${head('other')}x`, 0, `\r\n--${boundary}--\r\n`);
  expect(seen.form).toEqual({ fields: { other: 'x' }, errors: { photo: ['Photo is required'] } });
  await file(0);
  expect(seen.form?.errors).toEqual({ photo: ['Photo is required'] });
});

test('more files than allowed, and files in fields that take none', async () => {
  const form = `${head('photo', 'a.jpg')}a\r\n${head('else', 'b.jpg')}b`;
  expect((await send(form, 0, `\r\n--${boundary}--\r\n`)).status).toBe(400);
  expect(readdirSync(folder)).toEqual([]);
  await send(`${head('else', 'b.jpg')}b`, 0, `\r\n--${boundary}--\r\n`);
  expect(seen.form?.errors).toEqual({ else: ['No file is expected here.'], photo: ['Photo is required'] });
});
