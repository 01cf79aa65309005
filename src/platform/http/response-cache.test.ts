import Fastify from 'fastify';
import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createResponseCache, type Finished } from './response-cache';

/** A tiny site: one cached answer that counts how often it was made; the test sets topics and time. */
function site() {
  const state = {
    length: 1_000,
    version: '1' as string | null,
    now: new Date('2026-01-01T00:00:00Z'),
    made: 0,
    isHeld: false,
    validUntil: undefined as Date | undefined,
  };
  const snapshot = () => state.version;
  const cache = createResponseCache(
    { snapshot },
    { now: () => state.now },
    { 'X-Always': 'yes' },
    {
      isHeld: () => state.isHeld,
    },
  );
  const app = Fastify();
  const produce = async (): Promise<Finished> => {
    const bases = [{ topics: ['t'], snapshot: snapshot() }];
    state.made += 1;
    const body = `answer ${state.made} ${'long '.repeat(state.length / 5)}`;
    return { status: 200, type: 'text/plain', body, bases, validUntil: state.validUntil };
  };
  app.get('/', (request, reply) => cache.serve('key', request, reply, produce));
  return { state, cache, app, produce, get: (headers = {}) => app.inject({ url: '/', headers }) };
}

test('an answer is made once and then served from memory with the same bytes and headers', async () => {
  const { get, state } = site();
  const first = await get();
  const second = await get();
  expect(state.made).toBe(1);
  expect(second.body).toBe(first.body);
  expect(second.headers).toMatchObject({ 'x-always': 'yes', 'content-type': 'text/plain', etag: first.headers.etag });
});

test('while a long write has the database, an answer that is only too old is served as it was', async () => {
  const { get, state } = site();
  const { body } = await get();
  state.now = new Date(state.now.getTime() + 61_000);
  state.isHeld = true;
  expect((await get()).body).toBe(body);
  state.version = '2';
  expect((await get()).body).not.toBe(body);
  state.now = new Date(state.now.getTime() + 121_000);
  await get();
  expect(state.made).toBe(3);
});

test('a touched topic makes the next answer new', async () => {
  const { get, state } = site();
  await get();
  state.version = '2';
  expect((await get()).body).toContain('answer 2');
});

test('a change that comes while the answer is being made is not hidden by it', async () => {
  const { cache, state, produce } = site();
  await cache.read('slow', async () => {
    const finished = await produce();
    state.version = '2';
    return finished;
  });
  expect((await cache.read('slow', produce)).body).toContain('answer 2');
});

test('nothing is kept while the versions are not to be trusted', async () => {
  const { get, state } = site();
  state.version = null;
  await get();
  expect((await get()).body).toContain('answer 2');
});

test('what is too old leaves the memory by itself', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { cache, state, produce } = site();
  await cache.read('old', produce);
  state.now = new Date(state.now.getTime() + 50_000);
  await cache.read('new', produce);
  state.now = new Date(state.now.getTime() + 80_000);
  vi.advanceTimersByTime(16_000);
  expect(cache.size().entries).toBe(1);
  state.now = new Date(state.now.getTime() + 50_000);
  vi.advanceTimersByTime(16_000);
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
  expect(vi.getTimerCount()).toBe(0);
});

test('an answer lasts until it says so, and never longer than a minute', async () => {
  const { get, state } = site();
  state.validUntil = new Date('2026-01-01T00:00:05Z');
  await get();
  state.now = new Date('2026-01-01T00:00:04.999Z');
  expect((await get()).body).toContain('answer 1');
  state.now = new Date('2026-01-01T00:00:05Z');
  state.validUntil = undefined;
  expect((await get()).body).toContain('answer 2');
  state.now = new Date('2026-01-01T00:01:05Z');
  expect((await get()).body).toContain('answer 3');
});

test('many who ask at once share one making', async () => {
  const { get, state } = site();
  await Promise.all(Array.from({ length: 20 }, () => get()));
  expect(state.made).toBe(1);
});

test('brotli and gzip go to those who take them, with entity tags of their own', async () => {
  const { get } = site();
  const plain = await get();
  const brotli = await get({ 'accept-encoding': 'gzip, deflate, br' });
  const refused = await get({ 'accept-encoding': 'br;q=0, gzip' });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(refused.headers['content-encoding']).toBe('gzip');
  expect(new Set([plain.headers.etag, brotli.headers.etag, refused.headers.etag]).size).toBe(3);
});

test('an answer of less than about a kilobyte is sent as it is', async () => {
  const { get, state } = site();
  state.length = 800;
  const { headers, body } = await get({ 'accept-encoding': 'gzip, br' });
  expect([headers['content-encoding'], headers['content-length']]).toEqual([
    undefined,
    String(Buffer.byteLength(body)),
  ]);
  expect((await get({ 'if-none-match': headers.etag })).statusCode).toBe(304);
});

test.each([
  ['bodies', (n: number) => `key ${n}`, 90_000],
  ['keys', (n: number) => `${n} ${'long key '.repeat(5_000)}`, 100],
])('what is kept takes no more than it may, %s counted', async (_, keyOf, length) => {
  const { state, produce } = site();
  const cache = createResponseCache({ snapshot: () => '1' }, { now: () => state.now }, {}, { maxBytes: 1_000_000 });
  state.length = length;
  for (let n = 0; n < 30; n += 1) await cache.read(keyOf(n), produce);
  const { entries } = cache.size();
  expect(entries).toBeGreaterThan(5);
  expect(entries).toBeLessThan(12);
});

test('and the forms that are made later are counted too', async () => {
  const state = { now: new Date('2026-01-01T00:00:00Z') };
  const cache = createResponseCache({ snapshot: () => '1' }, { now: () => state.now }, {}, { maxBytes: 1_000_000 });
  const app = Fastify();
  // Noise: compressed it is hardly smaller.
  const produce = async (): Promise<Finished> => ({
    status: 200,
    type: 'text/plain',
    body: randomBytes(60_000).toString('base64'),
    bases: [],
  });
  app.get('/:key', (request, reply) => cache.serve(request.url, request, reply, produce));
  const countEntries = () => cache.size().entries;
  for (let n = 0; n < 10; n += 1) await app.inject({ url: `/${n}` });
  expect(countEntries()).toBe(10);
  for (let n = 0; n < 10; n += 1) await app.inject({ url: `/${n}`, headers: { 'accept-encoding': 'br' } });
  expect(countEntries()).toBeLessThan(8);
});

test('who has the present answer is told so without the body', async () => {
  const { get } = site();
  const first = await get();
  const again = await get({ 'if-none-match': `W/${first.headers.etag}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('an answer that failed to be made is tried again', async () => {
  const { cache, produce } = site();
  await expect(cache.read('key', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await cache.read('key', produce)).body).toContain('answer 1');
});

test('a cached answer that has yet to be compressed counts once', async () => {
  const { app, cache, get, produce } = site();
  app.get('/door', (request, reply) => {
    expect(cache.answerFromCache('key', request.raw, reply.raw)).toBe(false);
    return cache.serve('key', request, reply, produce);
  });
  await get({ 'accept-encoding': 'identity' });
  const before = cache.reads.hit;
  await app.inject({ url: '/door', headers: { 'accept-encoding': 'br' } });
  expect(cache.reads.hit).toBe(before + 1);
});
