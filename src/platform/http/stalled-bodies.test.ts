import Fastify, { type FastifyInstance } from 'fastify';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../log';
import { readConfig } from '../config';
import { closeWithin } from './close';
import { createHttp } from './server';
import { endStalledBodies } from './stalled-bodies';

const stallMs = 300;
let app: FastifyInstance;

beforeEach(async () => {
  app = Fastify({ requestTimeout: 0 });
  endStalledBodies(app, stallMs);
  app.post('/', async () => {
    await sleep(2 * stallMs);
    return 'well';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => closeWithin(app));

/**
 * Sends so many characters, one after the other. Returns what came back until the connection ended, or null if it was
 * cut without an answer.
 */
async function send(letters: number, told = letters): Promise<string | null> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined);
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nConnection: close\r\nContent-Length: ${told}\r\n\r\n`,
  );
  for (let sent = 0; sent < letters; sent += 1) {
    await sleep(stallMs / 4);
    socket.write('x');
  }
  await ended;
  return answer || null;
}

test('a body that moves may take longer than the limit, and so may its answer', async () => {
  expect(await send(8)).toMatch(/^HTTP\/1.1 200 OK[^]*well$/);
});

test('one that stands still is cut off', async () => {
  expect(await send(2, 3)).toBeNull();
});

test('the head of a request is waited for a minute, the whole of it for as long as it takes', async () => {
  const { app: real } = await createHttp({
    config: readConfig({ SECRET_KEY: 'x'.repeat(32) }, process.cwd()),
    log: createLog('silent'),
  });
  expect(real.server).toMatchObject({ headersTimeout: 60_000, requestTimeout: 0 });
  await real.close();
});
