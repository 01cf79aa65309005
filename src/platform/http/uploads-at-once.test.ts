import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { Caller } from '~/shared/access';
import { defineCalls } from '~/shared/contract';
import { createCalls } from './calls';
import { registerErrorHandler } from './error-handler';
import { createFastPath } from './fast-path';
import { createResponseCache } from './response-cache';
import { registerUploads } from './uploads';

const calls = defineCalls({
  post: {
    method: 'POST',
    path: '/x',
    access: 'member',
    summary: '',
    body: z.object({}),
    upload: { files: { file: { maxBytes: 100, tooLarge: 'Too large.' } }, alsoJson: true },
    answers: { 200: z.object({ well: z.boolean() }) },
  },
});
const person = (id: number): Caller => ({
  id,
  name: 'Person',
  areaId: null,
  isMember: true,
  isAreaAdmin: false,
  isStaff: false,
  isSuperuser: false,
  duties: [],
  provedUntil: null,
  overdue: false,
});

let app: FastifyInstance;
let folder: string;
let received: number;
let finish: () => void;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sangham-uploads-'));
  app = Fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  registerErrorHandler(app);
  await registerUploads(app);
  received = 0;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const versions = { snapshot: () => '1' };
  const cache = createResponseCache(versions, { now: () => new Date() }, {});
  const remembered = (token: string) => person(Number(token));
  const callers = { remembered, find: async (token: string) => remembered(token) };
  const { registrar } = createCalls({
    app,
    door: createFastPath(),
    cache,
    versions,
    callers,
    uploadFolder: folder,
    uploadsAtOnce: 2,
    diskSpace: { reserve: async () => undefined },
    clock: { now: () => new Date() },
  });
  registrar().register(calls, {
    post: async ({ files }) => {
      received += files.file.length;
      if (files.file.length > 0) await finished;
      return { well: true };
    },
  });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function send(id: number, withFile = true) {
  const form = new FormData();
  form.set('file', new Blob(['x']), 'a.txt');
  const encoded = new Response(form);
  const type = withFile ? encoded.headers.get('content-type')! : 'application/json';
  const payload = withFile ? Buffer.from(await encoded.arrayBuffer()) : '{}';
  return app.inject({
    method: 'POST',
    url: '/x',
    headers: { authorization: `Token ${id}`, 'content-type': type },
    payload,
  });
}

test('a person may have so many uploads under way; one more waits, others and what has no file do not', async () => {
  const pending = [send(1), send(1)];
  await expect.poll(() => received).toBe(2);
  const refused = await send(1);
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    429,
    '10',
    { detail: 'Too many uploads at once. Please wait until some are done.', code: 'too_many' },
  ]);
  expect((await send(1, false)).statusCode).toBe(200);
  const others = send(2);
  await expect.poll(() => received).toBe(3);
  finish();
  expect((await Promise.all([...pending, others])).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await send(1)).statusCode).toBe(200);
});
