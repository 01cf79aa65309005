import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { generateApi } from 'swagger-typescript-api';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from './support/app';
import { allCalls } from './support/calls';
import { operationsOf, type Operation } from './support/document';

/*
 * The document at /api/docs, from which other programs generate their clients. tests/roles.db.test.ts checks, for every
 * call and every caller, that each real answer is one that the document names.
 */
const site = testApp();
let operations: Map<string, Operation>;
beforeAll(() => {
  operations = operationsOf(site.app.swagger());
});

const addressOf = ({ method, path: address }: { method: string; path: string }) => `${method} ${address}`;
/** Returns the calls for which a check does not hold. */
const without = (holds: (operation: Operation) => boolean) =>
  [...operations].filter(([, operation]) => !holds(operation)).map(([call]) => call);

test('has every call of the contracts, each with a name of its own and what it does', () => {
  expect([...operations.keys()].sort()).toEqual(allCalls.map(addressOf).sort());
  const names = [...operations.values()].map(({ operationId }) => operationId);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(without(({ summary }) => Boolean(summary))).toEqual([]);
});

test('names for every call whether it takes a token, and how it may refuse', () => {
  expect(without(({ security }) => security !== undefined)).toEqual([]);
  for (const call of allCalls) {
    const { security, responses } = operations.get(addressOf(call))!;
    const needed = security!.length > 0 && security!.every((way) => 'token' in way);
    expect(needed, addressOf(call)).toBe(call.access !== 'anyone');
    if (needed) expect(responses, addressOf(call)).toMatchObject({ 401: {}, 403: {} });
    if (call.body ?? call.query ?? call.params ?? call.upload)
      expect(responses, addressOf(call)).toMatchObject({ 400: {} });
  }
  expect(without(({ responses }) => Object.keys(responses).some((status) => status.startsWith('4')))).toEqual([]);
});

const uploads = allCalls.filter(({ upload }) => upload);

test.each(uploads.map((call) => [addressOf(call), call] as const))(
  'describes the form of %s, fields and files',
  (address, { upload, body }) => {
    const { content } = operations.get(address)!.requestBody!;
    expect(Object.keys(content)).toEqual(['multipart/form-data', ...(upload!.alsoJson ? ['application/json'] : [])]);
    const { type, properties = {} } = content['multipart/form-data']!.schema;
    expect(type).toBe('object');
    const fields = body && 'shape' in body ? Object.keys(body.shape as object) : [];
    expect(Object.keys(properties).sort()).toEqual([...fields, ...Object.keys(upload!.files)].sort());
    const file = { type: 'string', format: 'binary' };
    for (const [name, { maxFiles = 1 }] of Object.entries(upload!.files))
      expect(properties[name]).toEqual(maxFiles > 1 ? { type: 'array', items: file, maxItems: maxFiles } : file);
  },
);

test('names the content types of files', () => {
  const types = new Set(
    [...operations.values()].flatMap(({ responses }) => Object.keys(responses[200]?.content ?? {})),
  );
  const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  expect([...types].sort()).toEqual([
    'application/json',
    'application/pdf',
    workbook,
    'image/png',
    'text/calendar',
    'text/csv',
  ]);
  for (const { method, path: address, query } of allCalls) {
    if (!query || !('format' in query.shape)) continue;
    const { content, headers } = operations.get(`${method} ${address}`)!.responses[200]!;
    expect(Object.keys(content!)).toEqual(['text/csv', workbook]);
    expect(Object.keys(headers!)).toEqual(['Content-Disposition']);
  }
});

/** What a user of the client may write; its names are those of the calls. */
const use = `
import { Api } from './api';
const { api } = new Api({ baseUrl: 'https://sangham.test', securityWorker: () => ({ headers: { Authorization: 'Token \
t' } }) });
export async function work(photo: File) {
  const { data } = await api.login({ email_or_member_id: 'a', password: 'b' });
  await api.updateProfile({ full_name: 'A', passport_photo: photo });
  // @ts-expect-error a file is needed, and not its name
  await api.updateProfile({ passport_photo: 'me.jpg' });
  const sheet: string = await (await api.exportMembers({ format: 'xlsx' })).text();
  await api.decideFlags('question', 7, { decision: 'keep' });
  return [data, sheet];
}
`;

describe('a client that a foreign generator makes of it', () => {
  test('compiles, strictly, with what is written for it', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sangham-client-'));
    try {
      const { files } = await generateApi({
        spec: site.app.swagger(),
        output: false,
        silent: true,
        httpClientType: 'fetch',
      });
      expect(files).toHaveLength(1);
      for (const { operationId } of operations.values()) expect(files[0]!.fileContent).toContain(` ${operationId}: (`);
      writeFileSync(path.join(folder, 'api.ts'), files[0]!.fileContent);
      writeFileSync(path.join(folder, 'use.ts'), use);
      const strict = [
        '--noEmit',
        '--strict',
        '--target',
        'es2022',
        '--module',
        'esnext',
        '--moduleResolution',
        'bundler',
        '--lib',
        'es2022,dom,dom.iterable',
        '--types',
        '',
      ];
      const tsc = path.resolve(import.meta.dirname, '../node_modules/.bin/tsc');
      const compiling = promisify(execFile)(tsc, [...strict, 'use.ts'], { cwd: folder });
      await expect(
        compiling.catch(({ stdout, message }: { stdout: string; message: string }) =>
          Promise.reject(new Error(stdout || message)),
        ),
      ).resolves.toBeDefined();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
