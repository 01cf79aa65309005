import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connectTestDatabase, openTestDatabase, testKind } from '~test/database';
import type { Database } from '../database/database';
import { createLog } from '../log';
import { createTopics, createWriter, type Topics } from './index';

const log = createLog('silent');

describe.runIf(testKind === 'postgres')('topics of two instances on one PostgreSQL', () => {
  let databases: Database[];
  let a: Topics;
  let b: Topics;

  beforeAll(async () => {
    const first = await openTestDatabase();
    databases = [first, await connectTestDatabase(first.url!)];
    await first.pool.query('create table note (id int generated always as identity, text text not null)');
    a = await createTopics(databases[0]!, log);
    b = await createTopics(databases[1]!, log);
  });

  afterAll(async () => {
    await a.close();
    await b.close();
    for (const database of databases.reverse()) await database.close();
  });

  const change = (database: Database, topics: Topics) =>
    createWriter(
      database,
      topics,
    )(async (tx, invalidate) => {
      await tx.execute(sql`insert into note (text) values ('x')`);
      invalidate('market');
    });

  const connections = async () => {
    const { rows } = await databases[0]!.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and application_name like 'sangham:%'`,
    );
    return rows.map((row) => row.pid);
  };

  test('an instance that starts while others write hears them, and answers them', async () => {
    const other = databases[0]!;
    const answered = new Set<string>();
    const client = await other.pool.connect();
    await client.query('listen sangham_ack_other');
    client.on('notification', ({ payload }) => answered.add(payload!.split(' ')[1]!));
    let writing = true;
    const write = async () => {
      for (let number = 1; writing; number += 1) {
        await other.pool.query('select pg_notify($1, $2)', [
          'sangham_topics',
          JSON.stringify({ by: 'other', write: number, topics: ['market'] }),
        ]);
        if (number % 10 === 0) await client.query('select 1'); // The payload came with an answer.
      }
    };
    const writes = write();
    const known = await vi.waitFor(() =>
      answered.size >= 2 ? answered.size : Promise.reject(new Error('the two have not answered yet')),
    );
    for (let round = 0; round < 10; round += 1) {
      const third = await createTopics(other, log);
      await third.close();
    }
    writing = false;
    await writes;
    await client.query('unlisten *');
    client.removeAllListeners('notification');
    client.release();
    expect(answered.size).toBeGreaterThan(known);
  });

  test('the other knows of every change before the writer has its answer', async () => {
    for (let round = 0; round < 50; round += 1) {
      const [writer, database, reader] = round % 2 ? [b, databases[1]!, a] : [a, databases[0]!, b];
      const before = reader.snapshot(['market']);
      const other = reader.snapshot(['events']);
      await change(database, writer);
      expect(reader.snapshot(['market'])).not.toBe(before);
      expect(reader.snapshot(['events'])).toBe(other);
    }
  });

  test.each(['', 'not JSON', '{"by":1}'])(
    'a message that is none of ours (%j) drops what is kept and ends nothing',
    async (payload) => {
      const before = a.snapshot(['market']);
      await databases[0]!.pool.query('select pg_notify($1, $2)', ['sangham_topics', payload]);
      await vi.waitFor(() => expect(a.snapshot(['market'])).not.toBe(before));
    },
  );

  test('an instance that comes later is waited for as well', async () => {
    const third = await createTopics(databases[0]!, log);
    const before = third.snapshot(['market']);
    await change(databases[1]!, b);
    expect(third.snapshot(['market'])).not.toBe(before);
    await third.close();
    const begin = performance.now();
    await change(databases[1]!, b);
    expect(performance.now() - begin, 'no writer waits for one that has left').toBeLessThan(1_500);
  });

  test('more topics than a message can hold touch everything', async () => {
    const before = b.snapshot(['events']);
    await createWriter(
      databases[0]!,
      a,
    )(async (_tx, invalidate) => {
      invalidate(...Array.from({ length: 1_000 }, (_, number) => `member ${number}`));
    });
    expect(b.snapshot(['events'])).not.toBe(before);
  });

  test('an instance whose listening connection is cut keeps nothing, then takes all for changed', async () => {
    const before = [a.snapshot(['market']), b.snapshot(['market'])];
    const snapshots = () => [a.snapshot(['market']), b.snapshot(['market'])];
    const pids = await connections();
    await databases[0]!.pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [pids]);
    await vi.waitFor(() => expect(snapshots()).toEqual([null, null]), { timeout: 1_000, interval: 1 });
    await vi.waitFor(() => expect(snapshots()).not.toContain(null), { timeout: 5_000 });
    expect(a.snapshot(['market'])).not.toBe(before[0]);
    expect(b.snapshot(['market'])).not.toBe(before[1]);
    const after = b.snapshot(['market']);
    await change(databases[0]!, a);
    expect(b.snapshot(['market'])).not.toBe(after);
  });

  test('one that listens but never answers delays a writer, at most until it must have given up', async () => {
    await vi.waitFor(async () => expect(await connections()).toHaveLength(2));
    const deaf = await databases[0]!.pool.connect();
    await deaf.query(`set application_name = 'sangham:deaf'`);
    const begin = performance.now();
    await change(databases[0]!, a);
    const waited = performance.now() - begin;
    await deaf.query('reset application_name');
    deaf.release();
    expect(waited).toBeGreaterThan(1_500);
    expect(waited).toBeLessThan(4_000);
  });
});
