import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { connectTestDatabase, openTestDatabase, testKind } from '~test/database';
import { isOutage } from '../errors/outage';
import { createLog } from '../log';
import { openPostgres } from './postgres';

const log = createLog('silent');

/** Returns a port on which nothing listens. */
async function deafPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}

test('an unreachable DATABASE_URL is one clear line without the password', async () => {
  const port = await deafPort();
  const refused = openPostgres(`postgres://me:geheim@127.0.0.1:${port}/x`, log);
  await expect(refused).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(`^Cannot reach PostgreSQL at 127.0.0.1:${port}: .+[.] Check DATABASE_URL[.]$`),
  });
  await expect(refused).rejects.not.toThrow('geheim');
});

describe.runIf(testKind === 'postgres')('on PostgreSQL', () => {
  test('idle connections that die are replaced, and the process goes on', async () => {
    const database = await openTestDatabase();
    const other = await connectTestDatabase(database.url!);
    await other.pool.query('select 1');
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await vi.waitFor(() => expect(other.pool.totalCount).toBe(0));
    expect((await other.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await other.close();
    await database.close();
  });

  test('a connection that dies in the middle of a transaction is the end of that transaction alone', async () => {
    const database = await openTestDatabase();
    const other = await connectTestDatabase(database.url!);
    const under = other.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      // Between two statements, nothing else listens to the connection: without this listener, its loss would end the
      // process.
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await database.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
      await sleep(200);
      await tx.execute(sql`select 2`);
    });
    await expect(under).rejects.toSatisfy(isOutage);
    expect((await other.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await other.close();
    await database.close();
  });

  test('a database that is not there is one clear line', async () => {
    const database = await openTestDatabase();
    const url = new URL(database.url!);
    url.pathname = '/no_such_database';
    const missing = openPostgres(url.href, log);
    await expect(missing).rejects.toThrow(/^Cannot reach PostgreSQL at .*no_such_database.* Check DATABASE_URL\.$/);
    await database.close();
  });
});
