import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config';
import { createLog } from '../log';
import { createHttp } from './server';

const folder = mkdtempSync(path.join(tmpdir(), 'sangham-'));
afterAll(() => rmSync(folder, { recursive: true }));

const configWith = (env: Record<string, string>) => readConfig({ DATA_DIR: folder, ...env }, folder);

/** Returns the address that the server takes for the caller's, which rate limits count by. */
async function addressSeen(proxy: string, forwarded: string, from: string): Promise<string> {
  const { app } = await createHttp({ config: configWith({ TRUST_PROXY: proxy }), log: createLog('silent') });
  app.get('/who', (request) => ({ ip: request.ip }));
  const answer = await app.inject({ url: '/who', remoteAddress: from, headers: { 'x-forwarded-for': forwarded } });
  await app.close();
  return answer.json<{ ip: string }>().ip;
}

describe('the address of a caller', () => {
  test.each([
    ['is the one that connects', '0', '203.0.113.9', '127.0.0.1', '127.0.0.1'],
    ['behind a proxy is what the proxy says', '1', '203.0.113.9', '127.0.0.1', '203.0.113.9'],
    ['is not what the caller wrote in front of it', '1', '198.51.100.1, 203.0.113.9', '10.0.0.2', '203.0.113.9'],
    [
      'behind two of our proxies is what the outer one says',
      '1',
      '198.51.100.1, 203.0.113.9, 10.0.0.3',
      '127.0.0.1',
      '203.0.113.9',
    ],
    ['is not what a stranger says who came past the proxy', '1', '198.51.100.1', '203.0.113.9', '203.0.113.9'],
    ['behind a proxy that is named', '192.0.2.0/24, 2001:db8::7', '203.0.113.9', '192.0.2.80', '203.0.113.9'],
    ['is not what a proxy says that is not named', '192.0.2.0/24', '203.0.113.9', '127.0.0.1', '127.0.0.1'],
  ])('%s', async (_, proxy, forwarded, from, seen) => {
    expect(await addressSeen(proxy, forwarded, from)).toBe(seen);
  });

  test.each(['2', 'true', 'nginx', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.1,', '1,10.0.0.1'])(
    'TRUST_PROXY=%s is refused',
    (value) => {
      expect(() => configWith({ TRUST_PROXY: value })).toThrow(/TRUST_PROXY: 0, 1, or addresses/);
    },
  );
});
