import Fastify from 'fastify';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { closeWithin } from './close';

/** An app as createHttp makes it, with a slow call and an endless download. */
async function listening() {
  const app = Fastify({ forceCloseConnections: 'idle' });
  app.get('/slow', async () => {
    await sleep(200);
    return 'whole';
  });
  app.get('/film', (_request, reply) => reply.send(Readable.from(frames())));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, port, url: `http://127.0.0.1:${port}` };
}

async function* frames() {
  for (;;) yield Buffer.alloc(65_536);
}

test('a request under way is finished first', async () => {
  const { app, url } = await listening();
  const answer = fetch(`${url}/slow`).then((response) => response.text());
  await sleep(50);
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
