import net from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { openTestDatabase, testKind } from '~test/database';
import { isOutage } from '../errors/outage';
import { createLog } from '../log';
import { openPostgres } from './postgres';
import { endSilentConnections } from './silence';

const log = createLog('silent');
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A way to the database that can swallow everything without breaking a connection. */
async function pathTo(url: string) {
  const { hostname, port } = new URL(url);
  const path = { isSilent: false, url: '' };
  const sockets = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(Number(port), hostname);
    for (const [from, to] of [[near, far], [far, near]] as const) {
      sockets.add(from);
      from.on('data', (data) => !path.isSilent && to.write(data));
      from.on('close', () => to.destroy());
      from.on('error', () => to.destroy());
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as net.AddressInfo).port);
  path.url = through.href;
  return path;
}

describe.runIf(testKind === 'postgres')('a path that swallows everything', () => {
  test('ends what waits on it as an outage, and nothing of it is used again when it is back', async () => {
    const database = await openTestDatabase();
    closing.push(() => database.close());
    const path = await pathTo(database.url!);
    const pool = await openPostgres(path.url, log);
    closing.push(() => pool.end());
    endSilentConnections(pool, log, 300);
    // Three connections: two will be waiting, one idle.
    await Promise.all([1, 2, 3].map(() => pool.query('select pg_sleep(0.05)')));
    expect(pool.totalCount).toBe(3);

    path.isSilent = true;
    const waiting = await Promise.allSettled([pool.query('select 1'), pool.query('select 2')]);
    for (const result of waiting) expect(result).toMatchObject({ status: 'rejected', reason: expect.toSatisfy(isOutage) });
    await expect.poll(() => pool.totalCount).toBe(0);

    path.isSilent = false;
    expect((await pool.query('select 3 as n')).rows).toEqual([{ n: 3 }]);
  });

  test('leaves what is only idle alone', async () => {
    const database = await openTestDatabase();
    closing.push(() => database.close());
    const pool = await openPostgres(database.url!, log);
    closing.push(() => pool.end());
    endSilentConnections(pool, log, 100_000);
    const client = await pool.connect();
    const { stream } = (client as unknown as { connection: { stream: net.Socket } }).connection;
    expect(stream.timeout).toBe(100_000);
    client.release();
    expect(stream.timeout).toBe(0);
  });
});
