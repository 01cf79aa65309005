import { createHash, randomBytes } from 'node:crypto';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Files } from '../files';
import { places, testFolder, type TestPlace } from '../files/support';
import { closeWithin } from './close';
import { registerMedia } from './media-route';

const clip = randomBytes(3_000_000);
const url = '/media/ads/1/video.mp4';

async function serving(files: Files): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true });
  registerMedia(app, files, (key) => !key.startsWith('private/'));
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo).port;

/** Sends a request line exactly as given, as no well-behaved client would. */
async function raw(app: FastifyInstance, target: string): Promise<string> {
  const socket = connect(portOf(app), '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

describe.each(places)('media from $name', ({ open }) => {
  let place: TestPlace;
  let app: FastifyInstance;
  beforeAll(async () => {
    place = await open();
    await place.files.put('ads/1/video.mp4', { bytes: clip }, 'video/mp4');
    await place.files.put('ads/1/480.avif', { bytes: Buffer.from('0123456789') }, 'image/avif');
    await place.files.put('ads/1/odd.svg', { bytes: Buffer.from('<svg/>') }, 'image/svg+xml');
    await place.files.put('documents/1/rules.pdf', { bytes: Buffer.from('%PDF-1.7') }, 'application/pdf');
    await place.files.put('documents/1/rules.txt', { bytes: Buffer.from('<script>') }, 'text/plain');
    await place.files.put('documents/1/rules.docx', { bytes: Buffer.from('PK') }, 'application/x');
    await place.files.put('ads/1/empty.png', { bytes: Buffer.alloc(0) }, 'image/png');
    await place.files.put('private/1/a.png', { bytes: Buffer.from('secret') }, 'image/png');
    app = await serving(place.files);
  });
  afterAll(async () => {
    await closeWithin(app);
    await place.close();
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${portOf(app)}${path}`, { headers });
  const ranged = (range: string, more = {}) => get('/media/ads/1/480.avif', { range, ...more });

  it('sends a file whole, to be kept for good', async () => {
    const answer = await get(url);
    expect(answer.status).toBe(200);
    const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    expect(sum(Buffer.from(await answer.arrayBuffer()))).toBe(sum(clip));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '3000000',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      etag: expect.stringMatching(/^".+"$/),
    });
    expect(answer.headers.has('content-disposition')).toBe(false);
  });

  it('answers HEAD with the same headers and nothing else', async () => {
    const head = await fetch(`http://127.0.0.1:${portOf(app)}${url}`, {
      method: 'HEAD',
      headers: { range: 'bytes=0-1' },
    });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe('3000000');
    expect(head.headers.get('etag')).toBe((await get(url)).headers.get('etag'));
    expect(await head.text()).toBe('');
  });

  it('answers 304 to a client that has the file', async () => {
    const etag = (await get(url)).headers.get('etag')!;
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const answer = await get(url, { 'if-none-match': tag, range: 'bytes=0-1' });
      expect([answer.status, await answer.text(), answer.headers.get('etag')], tag).toEqual([304, '', etag]);
    }
    expect((await get(url, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('sends the part that is asked for', async () => {
    const parts = {
      'bytes=0-0': '0',
      'bytes=2-4': '234',
      'bytes=7-': '789',
      'bytes=-3': '789',
      'bytes=-99': '0123456789',
      'bytes=5-99': '56789',
    };
    for (const [range, body] of Object.entries(parts)) {
      const answer = await ranged(range);
      const start = 10 - body.length === 0 ? 0 : '0123456789'.indexOf(body);
      expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
        206,
        String(body.length),
        body,
      ]);
      expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${start + body.length - 1}/10`);
    }
    const middle = await get(url, { range: 'bytes=1000000-2499999' });
    expect(Buffer.from(await middle.arrayBuffer()).equals(clip.subarray(1_000_000, 2_500_000))).toBe(true);
  });

  it('answers 416 with the size when there is no such part', async () => {
    for (const range of ['bytes=10-', 'bytes=10-20', 'bytes=-0', 'bytes=99999999999999999999-']) {
      const answer = await ranged(range);
      expect([answer.status, answer.headers.get('content-range')], range).toEqual([416, 'bytes */10']);
      expect(await answer.json()).toMatchObject({ code: 'range_not_satisfiable' });
    }
    expect((await get('/media/ads/1/empty.png', { range: 'bytes=0-' })).status).toBe(416);
  });

  it('sends the whole file for a range it does not know, several ranges, or an outdated If-Range', async () => {
    const etag = (await ranged('bytes=0-1')).headers.get('etag')!;
    for (const range of ['lines=0-1', 'bytes=a-b', 'bytes=4-2', 'bytes=-', 'bytes=0-1,3-4', 'bytes']) {
      const answer = await ranged(range);
      expect([answer.status, await answer.text()], range).toEqual([200, '0123456789']);
    }
    expect((await ranged('bytes=0-1', { 'if-range': '"older"' })).status).toBe(200);
    expect((await ranged('bytes=0-1', { 'if-range': new Date().toUTCString() })).status).toBe(200);
    expect((await ranged('bytes=0-1', { 'if-range': etag })).status).toBe(206);
  });

  it('sends an empty file', async () => {
    const answer = await get('/media/ads/1/empty.png');
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '0', '']);
  });

  it('only offers anything it does not know for download', async () => {
    const answer = await get('/media/ads/1/odd.svg');
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-disposition')).toBe('attachment');
    expect(await answer.text()).toBe('<svg/>');
  });

  it('shows documents that can be shown so that nothing in them runs, and offers the others for download', async () => {
    const headers = async (name: string) => {
      const answer = await get(`/media/documents/1/${name}`);
      return ['content-type', 'content-disposition', 'content-security-policy'].map((header) =>
        answer.headers.get(header),
      );
    };
    expect(await headers('rules.pdf')).toEqual(['application/pdf', null, "default-src 'none'"]);
    expect(await headers('rules.txt')).toEqual(['text/plain; charset=utf-8', null, "sandbox; default-src 'none'"]);
    expect(await headers('rules.docx')).toEqual([
      expect.stringMatching(/wordprocessingml/),
      'attachment',
      "sandbox; default-src 'none'",
    ]);
  });

  it('knows of no private file, no folder, no strange address', async () => {
    const paths = [
      'private/1/a.png',
      'ads/1/none.png',
      'ads',
      'ads/1',
      'ads/1/',
      '',
      '.incoming/.check',
      'ads/1/video.mp4/x',
      'A.png',
    ];
    const odd = ['ads/%00.png', '..%2fsecret.key', 'ads%2f1%2f480.avif', 'ads//1/480.avif', 'a'.repeat(5000)];
    for (const path of [...paths, ...odd]) {
      const answer = await get(`/media/${path}`);
      expect([answer.status, answer.headers.get('cache-control')], path).toEqual([404, 'no-store']);
      expect(await answer.json()).toEqual({ detail: 'Not found.', code: 'not_found' });
    }
    for (const target of [
      '/media/../secret.key',
      '/media/ads/../../secret.key',
      '/media/%2e%2e/secret.key',
      '/media/ads/1/480.avif\\..',
    ]) {
      expect(await raw(app, target)).toMatch(/^HTTP\/1.1 404 [^]*"code":"not_found"/);
    }
    for (const target of ['/media/%zz', '/media/a\0b'])
      expect(await raw(app, target), target).toMatch(/^HTTP\/1.1 4\d\d /);
    expect((await get('/media/ads/1/480.avif?v=1')).status).toBe(200);
  });

  it('lets go of the file when the client leaves', async () => {
    const streams: Readable[] = [];
    const watched: Files = {
      ...place.files,
      read: async (...args) => {
        const found = await place.files.read(...args);
        if (found) streams.push(found.stream);
        return found;
      },
    };
    await place.files.put('ads/1/long.mp4', { bytes: Buffer.alloc(30_000_000) }, 'video/mp4');
    const other = await serving(watched);
    for (let times = 0; times < 5; times += 1) {
      const socket = connect(portOf(other), '127.0.0.1');
      socket.write(`GET /media/ads/1/long.mp4 HTTP/1.1\r\nHost: x\r\n\r\n`);
      await new Promise((resolve) => socket.once('data', resolve));
      socket.destroy();
    }
    await expect.poll(() => streams.map((stream) => stream.closed)).toEqual(Array(5).fill(true));
    expect(streams.some((stream) => stream.readableEnded)).toBe(false);
    await closeWithin(other);
  });
});

describe('media when the store fails', () => {
  it('breaks the connection in mid-file instead of pretending it was whole', async () => {
    const place = await testFolder();
    await place.files.put('ads/1/video.mp4', { bytes: clip }, 'video/mp4');
    const read: Files['read'] = async () => {
      const stream = Readable.from(
        (async function* () {
          yield clip.subarray(0, 100_000);
          await sleep(20);
          throw new Error('the disk is gone');
        })(),
      );
      return { stream, size: clip.length, contentType: 'video/mp4', etag: '"x"' };
    };
    const app = await serving({ ...place.files, read });
    const answer = await fetch(`http://127.0.0.1:${portOf(app)}${url}`);
    expect(answer.status).toBe(200);
    await expect(answer.arrayBuffer()).rejects.toThrow();
    await closeWithin(app);
    await place.close();
  });

  it('says 503 when the store can not be reached', async () => {
    const place = await testFolder();
    const app = await serving({ ...place.files, read: () => Promise.reject(new Error('ECONNREFUSED')) });
    const answer = await fetch(`http://127.0.0.1:${portOf(app)}${url}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(await answer.json()).toMatchObject({ code: 'files_unavailable' });
    await closeWithin(app);
    await place.close();
  });
});
