import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '~test/database';
import type { Database, Tx } from '../database';
import { createLog } from '../log';
import { createTopics, createWriter, mayBeCommitted, type Topics, type Write } from './';

let database: Database;
let topics: Topics;
let write: Write;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query('create table note (text text not null)');
  topics = await createTopics(database, createLog('silent'));
  write = createWriter(database, topics);
});

afterAll(async () => {
  await topics.close();
  await database.close();
});

async function notes() {
  const { rows } = await database.pool.query<{ text: string }>('select text from note order by text');
  return rows.map((row) => row.text);
}

test('a change is committed and its topics differ as soon as write resolves, the others do not', async () => {
  const changed = topics.snapshot(['market', 'events']);
  const other = topics.snapshot(['events']);
  const answer = await write(async (tx, invalidate) => {
    await tx.execute(sql`insert into note values ('kept')`);
    invalidate('market');
    return 42;
  });
  expect(answer).toBe(42);
  expect(await notes()).toContain('kept');
  expect(topics.snapshot(['market', 'events'])).not.toBe(changed);
  expect(topics.snapshot(['events'])).toBe(other);
  expect(other).not.toBeNull();
});

test('what fails is rolled back, reaches the caller and touches nothing', async () => {
  const before = topics.snapshot(['market']);
  const failing = write(async (tx, invalidate) => {
    await tx.execute(sql`insert into note values ('lost')`);
    invalidate('market');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await notes()).not.toContain('lost');
  expect(topics.snapshot(['market'])).toBe(before);
});

describe('a COMMIT that fails', () => {
  /** A write whose transaction has done all its work, and whose COMMIT ends like this. */
  const committing = async (failure: Error, work: () => Promise<void> = () => Promise.resolve()) => {
    const transaction: Database['transaction'] = async (all) => {
      await all({} as Tx);
      throw failure;
    };
    const announce = () => Promise.resolve({ committed: () => Promise.resolve(), doubtful: () => undefined });
    const failing = createWriter({ ...database, transaction }, { announce })(work);
    await expect(failing).rejects.toThrow();
    return mayBeCommitted(await failing.catch((error: unknown) => error));
  };
  const failedWith = (code: string) => Object.assign(new Error('No'), { code, severity: 'ERROR' });

  test('without an answer may be committed, whatever it touched', async () => {
    expect(await committing(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(
      await committing(
        new Error('Failed query: rollback', { cause: Object.assign(new Error('write'), { code: 'EPIPE' }) }),
      ),
    ).toBe(true);
    expect(await committing(failedWith('57P01'))).toBe(true);
  });

  test('with PostgreSQL’s refusal is none, nor is what failed before', async () => {
    expect(await committing(new Error('Failed query: commit', { cause: failedWith('23505') }))).toBe(false);
    expect(
      await committing(new Error('never gets here'), () =>
        Promise.reject(new Error('Connection terminated unexpectedly')),
      ),
    ).toBe(false);
  });
});

test('a topic stays as it was while the transaction that touches it is open', async () => {
  const before = topics.snapshot(['market']);
  await write(async (_tx, invalidate) => {
    invalidate('market');
    expect(topics.snapshot(['market'])).toBe(before);
  });
  expect(topics.snapshot(['market'])).not.toBe(before);
});

test('writes at the same time all get through', async () => {
  const texts = Array.from({ length: 20 }, (_, number) => `parallel ${String(number).padStart(2, '0')}`);
  await Promise.all(
    texts.map((text) =>
      write(async (tx, invalidate) => {
        await tx.execute(sql`insert into note values (${text})`);
        invalidate('market');
      }),
    ),
  );
  expect((await notes()).filter((text) => text.startsWith('parallel'))).toEqual(texts);
});
