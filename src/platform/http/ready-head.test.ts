import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readyHead, writeReadyHead } from './ready-head';

const headers = ['X-Frame-Options', 'DENY', 'ETag', '"a"', 'Content-Type', 'application/json', 'Content-Length', '2'];

/** All that a client gets on its connection, byte by byte, for these requests one after the other; `write` writes the head of each answer. */
async function sent(requests: string, status: number, write: (response: ServerResponse) => void): Promise<string> {
  const server = createServer({ keepAliveTimeout: 72_000 }, (_, response) => {
    write(response);
    response.end(status === 304 ? undefined : '{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(requests);
  const bytes = await text(socket);
  server.close();
  return bytes.replace(/^Date: .*$/gm, 'Date: now');
}

const asked = 'Host: x\r\n';
test.each([
  ['an answer', 200, `GET / HTTP/1.1\r\n${asked}\r\n`],
  ['two on a connection', 200, `GET / HTTP/1.1\r\n${asked}\r\nGET / HTTP/1.1\r\n${asked}Connection: close\r\n\r\n`],
  ['only the head', 200, `HEAD / HTTP/1.1\r\n${asked}\r\nHEAD / HTTP/1.1\r\n${asked}\r\n`],
  ['one that has not been found', 404, `GET / HTTP/1.1\r\n${asked}\r\n`],
  ['one that is still right', 304, `GET / HTTP/1.1\r\n${asked}\r\nGET / HTTP/1.1\r\n${asked}\r\n`],
  ['one for an old client', 200, 'GET / HTTP/1.0\r\n\r\n'],
  ['one for an old client that stays', 200, 'GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n'],
])('%s is sent as writeHead sends it, byte by byte', async (_, status, requests) => {
  const own = status === 304 ? headers.slice(0, -4) : headers;
  const head = readyHead(status, own);
  const usual = await sent(requests, status, (response) => response.writeHead(status, own));
  expect(usual).toContain(`HTTP/1.1 ${status}`);
  expect(usual).toContain('Date: now');
  expect(await sent(requests, status, (response) => writeReadyHead(response, head))).toBe(usual);
});

test('a header that was set before is sent too', async () => {
  const head = readyHead(200, headers);
  const closing = (write: (response: ServerResponse) => void) => (response: ServerResponse) => write(response.setHeader('Connection', 'close'));
  const requests = `GET / HTTP/1.1\r\n${asked}\r\n`;
  const usual = await sent(requests, 200, closing((response) => response.writeHead(200, headers)));
  expect(usual).toContain('Connection: close');
  expect(await sent(requests, 200, closing((response) => writeReadyHead(response, head)))).toBe(usual);
});

test('where Node has no such thing, the usual way is taken', async () => {
  const head = readyHead(200, headers);
  const requests = `GET / HTTP/1.1\r\n${asked}\r\n`;
  const usual = await sent(requests, 200, (response) => response.writeHead(200, headers));
  const without = (response: ServerResponse) => {
    const real = response as unknown as { _storeHeader: unknown };
    const storeHeader = real._storeHeader;
    real._storeHeader = undefined;
    const { writeHead } = response;
    response.writeHead = ((...given: Parameters<typeof writeHead>) => {
      real._storeHeader = storeHeader;
      return writeHead.apply(response, given);
    }) as typeof writeHead;
    writeReadyHead(response, head);
  };
  expect(await sent(requests, 200, without)).toBe(usual);
});

test.each([
  ['a name', ['X Y', '1']],
  ['a value', ['X', 'a\r\nSet-Cookie: b']],
])('%s that no header can have is refused', (_, wrong) => {
  expect(() => readyHead(200, wrong)).toThrow();
});
