import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ForbiddenAddress, post } from './connection';

/* docs/product/push.md, "Answers": how a push service is reached. */
const message = { headers: { TTL: 60 }, body: Buffer.from('sealed') };
const seen: string[] = [];
const server = http.createServer((request, response) => {
  seen.push(request.url!);
  if (request.url === '/moved') response.writeHead(302, { location: '/elsewhere' });
  else response.writeHead(429, { 'retry-after': '7' });
  response.end('x'.repeat(100_000));
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('a name that leads to this machine is refused before a connection is made', async () => {
  await expect(post('https://localhost/a', 'checked', message)).rejects.toThrow(ForbiddenAddress);
});

test.each([
  '10.1.2.3',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '0.0.0.0',
])('a name that leads to %s is refused, whatever else it leads to', async (address) => {
  const dns = await import('node:dns');
  const lookup = vi.spyOn(dns.default, 'lookup') as unknown as { mockImplementation(by: unknown): void };
  const family = address.includes(':') ? 6 : 4;
  const found = [
    { address: '142.250.77.42', family: 4 },
    { address, family },
  ];
  lookup.mockImplementation((_: string, __: object, done: (error: null, addresses: object[]) => void) =>
    done(null, found),
  );
  await expect(post('https://push.example.com/a', 'checked', message)).rejects.toThrow(ForbiddenAddress);
});

test('the answer has its status and Retry-After; a redirect is not followed', async () => {
  expect(await post(`${origin}/busy`, 'as-it-stands', message)).toEqual({ status: 429, retryAfter: '7' });
  expect((await post(`${origin}/moved`, 'as-it-stands', message)).status).toBe(302);
  expect(seen).toEqual(['/busy', '/moved']);
});

test('a service without a listener is an error', async () => {
  await expect(post('http://127.0.0.1:9/a', 'as-it-stands', message)).rejects.toThrow('ECONNREFUSED');
});
