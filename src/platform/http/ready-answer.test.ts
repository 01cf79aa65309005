import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readyAnswer, sendReady, type ReadyAnswer } from './ready-answer';

const json = { ascii: '{"unread":2}', other: '{"name":"ബിജു"}', none: undefined };

/** An answer of that status with that body, as it is made for the cache. */
function answer(status: number, body: string | Buffer | undefined): ReadyAnswer {
  const headers = ['X-Frame-Options', 'DENY', 'ETag', '"a"'];
  return readyAnswer(
    status,
    body === undefined
      ? headers
      : [...headers, 'Content-Type', 'application/json', 'Content-Length', String(Buffer.byteLength(body))],
    body,
  );
}

const usually = (response: ServerResponse, { status, headers, body }: ReadyAnswer) =>
  void response.writeHead(status, headers).end(body);

/** All that a client gets on its connection, byte by byte, for these requests one after the other. */
async function sent(requests: string, send: (response: ServerResponse) => void): Promise<string> {
  const server = createServer({ keepAliveTimeout: 72_000 }, (_, response) => send(response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(requests);
  const bytes = await text(socket);
  server.close();
  return bytes.replace(/^Date: .*$/gm, 'Date: now');
}

const asked = 'Host: x\r\n';
const get = `GET / HTTP/1.1\r\n${asked}\r\n`;

test.each([
  ['an answer', 200, get],
  ['two on a connection', 200, `${get}GET / HTTP/1.1\r\n${asked}Connection: close\r\n\r\n`],
  ['only the head', 200, `HEAD / HTTP/1.1\r\n${asked}\r\nHEAD / HTTP/1.1\r\n${asked}\r\n`],
  ['one that has not been found', 404, get],
  ['one that is still right', 304, get + get],
  ['one for an old client', 200, 'GET / HTTP/1.0\r\n\r\n'],
  ['one for an old client that stays', 200, 'GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n'],
])('%s is sent as node:http sends it, byte by byte', async (_, status, requests) => {
  const bodies = status === 304 ? [json.none] : [json.ascii, json.other, Buffer.from(json.other)];
  for (const body of bodies) {
    const ready = answer(status, body);
    const usual = await sent(requests, (response) => usually(response, ready));
    expect(usual).toContain(`HTTP/1.1 ${status}`);
    expect(usual).toContain('Date: now');
    expect(await sent(requests, (response) => sendReady(response, ready))).toBe(usual);
  }
});

test('a header that was set before is sent too', async () => {
  const ready = answer(200, json.ascii);
  const usual = await sent(get, (response) => usually(response.setHeader('Connection', 'close'), ready));
  expect(usual).toContain('Connection: close');
  expect(await sent(get, (response) => sendReady(response.setHeader('Connection', 'close'), ready))).toBe(usual);
});

test('where Node has no such thing, the usual way is taken', async () => {
  const ready = answer(200, json.ascii);
  const without = (response: ServerResponse) => {
    const real = response as unknown as { _storeHeader: unknown };
    const { writeHead } = response;
    const { _storeHeader: storeHeader } = real;
    real._storeHeader = undefined;
    response.writeHead = ((...given: Parameters<typeof writeHead>) => {
      real._storeHeader = storeHeader;
      return writeHead.apply(response, given);
    }) as typeof writeHead;
    sendReady(response, ready);
  };
  expect(await sent(get, without)).toBe(await sent(get, (response) => usually(response, ready)));
});

test.each([
  ['a name', ['X Y', '1']],
  ['a value', ['X', 'a\r\nSet-Cookie: b']],
])('%s that no header can have is refused', (_, wrong) => {
  expect(() => readyAnswer(200, wrong)).toThrow();
});
