import Fastify from 'fastify';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { readConfig } from '../config';
import { createLog } from '../log';
import { closeWithin, drain } from './close';
import { registerHealth } from './health';
import { createHttp } from './server';

const dataDir = mkdtempSync(path.join(tmpdir(), 'sangham-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

/** An app as createHttp makes it, with a slow call and an endless download. */
async function listening() {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  let began = () => undefined as void;
  const asked = new Promise<void>((resolve) => (began = resolve));
  app.get('/slow', async () => {
    began();
    await sleep(200);
    return 'whole';
  });
  app.get('/film', (_request, reply) => reply.send(Readable.from(frames())));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, port, url: `http://127.0.0.1:${port}`, asked };
}

async function* frames() {
  for (;;) yield Buffer.alloc(65_536);
}

test('a request under way is finished first', async () => {
  const { app, url, asked } = await listening();
  const answer = fetch(`${url}/slow`).then((response) => response.text());
  await asked;
  const began = Date.now();
  await closeWithin(app, 5_000);
  expect(await answer).toBe('whole');
  expect(Date.now() - began).toBeLessThan(2_000);
});

test('a paused download and a silent connection are cut when the time is over', async () => {
  const { app, port, url } = await listening();
  const silent = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(silent, 'connect');
  const film = await new Promise<IncomingMessage>((resolve) => get(`${url}/film`, resolve));
  film.on('error', () => undefined).pause();
  const cut = [film, silent].map((stream) => new Promise((resolve) => stream.once('close', resolve)));
  silent.resume();
  const began = Date.now();
  await closeWithin(app, 300);
  expect(Date.now() - began).toBeGreaterThan(250);
  film.resume();
  await Promise.all(cut);
});

test('while it drains /readyz says no and everything else is served, each connection for one more answer', async () => {
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  registerHealth(app, []);
  app.get('/slow', () => sleep(100).then(() => 'whole'));
  // As a cached answer is written: past the hooks.
  app.get('/kept', (_request, reply) => void reply.hijack().raw.writeHead(200, { 'Content-Length': 4 }).end('kept'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);

  let over = false;
  const began = Date.now();
  const drained = drain(app, 3).then(() => (over = true));
  const not = await fetch(`${url}/readyz`);
  expect([not.status, await not.json()]).toEqual([503, { detail: 'Stopping.', code: 'unavailable' }]);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  for (const path of ['/slow', '/kept']) {
    const answer = await fetch(url + path);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  }
  // On a machine that took three seconds for this, it is over.
  if (Date.now() - began < 2_500) expect(over).toBe(false);
  await drained;
  expect(Date.now() - began).toBeGreaterThan(2_900);
  await closeWithin(app);
});

test('without seconds to drain in, a stop stops at once', async () => {
  const { app, url } = await listening();
  await drain(app, 0);
  const answer = await fetch(`${url}/slow`);
  expect(answer.headers.get('connection')).toBe('keep-alive');
  await closeWithin(app);
});

test('a request that was on its way when the stop began is answered, and ends its connection', async () => {
  const { app } = await createHttp({ config: readConfig({ DATA_DIR: dataDir }, dataDir), log: createLog('silent') });
  app.get('/next', () => 'next');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  client.on('data', (chunk) => (heard += chunk.toString()));
  const ended = once(client, 'close');
  const [socket] = (await once(app.server, 'connection')) as [Socket];
  client.write('GET /next HTTP/1.1\r\n');
  await vi.waitFor(() => expect(socket.bytesRead).toBeGreaterThan(0));
  const closed = closeWithin(app, 5_000);
  await vi.waitFor(() => expect(app.server.listening).toBe(false));
  client.write('Host: x\r\n\r\n');
  await Promise.all([closed, ended]);
  expect(heard).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close\r\n[^]*next$/i);
});
