import type net from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { openTestDatabase, testKind } from '~test/database';
import { by, tcpPath } from '~test/tcp-path';
import { isOutage } from '../errors/outage';
import { createLog } from '../log';
import { openPostgres } from './postgres';
import { endSilentConnections } from './silence';

const log = createLog('silent');
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

describe.runIf(testKind === 'postgres')('a path that swallows everything', () => {
  test('ends what waits on it as an outage, and nothing of it is used again when it is back', async () => {
    const database = await openTestDatabase();
    closing.push(() => database.close());
    const { hostname: host, port } = new URL(database.url!);
    const path = await tcpPath({ host, port: Number(port) });
    closing.push(() => path.close());
    const pool = await openPostgres(by(path, database.url!), log);
    closing.push(() => pool.end());
    endSilentConnections(pool, log, 300);
    // Three connections: two will be waiting, one idle.
    await Promise.all([1, 2, 3].map(() => pool.query('select pg_sleep(0.05)')));
    expect(pool.totalCount).toBe(3);

    path.state = 'silent';
    const waiting = await Promise.allSettled([pool.query('select 1'), pool.query('select 2')]);
    for (const result of waiting)
      expect(result).toMatchObject({ status: 'rejected', reason: expect.toSatisfy(isOutage) });
    await expect.poll(() => pool.totalCount).toBe(0);

    path.state = 'open';
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
