import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase } from '~test/database';
import type { Database } from '../database';
import { createLog } from '../log';
import { createJobs } from './index';
import { jobs as table } from './tables';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('while nothing is due nothing is taken: one look serves all kinds of jobs', async () => {
  const asked: PropertyKey[] = [];
  const db = new Proxy(database.db, { get: (real, key) => (asked.push(key), Reflect.get(real, key) as unknown) });
  const jobs = createJobs({ database: { ...database, db }, log: createLog('silent'), timing: { poll: 50, lease: 30 } });
  const seen: string[] = [];
  for (const name of ['greet', 'wave', 'nod']) jobs.work(name, async () => void seen.push(name));
  await jobs.start();
  asked.length = 0;
  await sleep(300);
  expect(asked).toContain('selectDistinct');
  expect(asked).not.toContain('with'); // what takes jobs begins with it
  // By another instance, which wakes no worker here.
  await database.db.insert(table).values(['nod', 'wave'].map((name) => ({ name, data: {} })));
  await vi.waitFor(() => expect(seen.toSorted()).toEqual(['nod', 'wave']));
  await jobs.stop();
});
