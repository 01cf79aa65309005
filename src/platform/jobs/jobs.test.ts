import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { connectTestDatabase, openTestDatabase, testKind } from '~test/database';
import type { Database } from '../database';
import { createLog } from '../log';
import { createJobs, GiveUp, holdJobs, overADay, type Handler, type Jobs, type WorkOptions } from './index';
import { jobs as table } from './tables';

const log = createLog('silent');
let database: Database;
let started: Jobs[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(table));
afterEach(async () => {
  await Promise.all(started.map((jobs) => jobs.stop(2)));
  started = [];
});

async function working(handler: Handler, options: WorkOptions = {}, timing = { poll: 50, lease: 30 }, on = database) {
  const jobs = createJobs({ database: on, log, timing });
  jobs.work('greet', handler, options);
  await jobs.start();
  started.push(jobs);
  return jobs;
}

const add = (jobs: Jobs, data: unknown, key?: string) =>
  database.transaction((tx) => jobs.queue(tx, 'greet', data, { key }));

const until = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 10 });
const rows = () => database.db.select().from(table).orderBy(table.id);

test('a job is done after the commit, at once, and its data are gone then', async () => {
  const seen: unknown[] = [];
  // It would look again in ten minutes: only the commit can start the job this soon.
  const jobs = await working(async (data) => void seen.push(data), {}, { poll: 600_000, lease: 60 });
  await sleep(50);
  const begin = performance.now();
  await add(jobs, { name: 'ആശ 🌴' });
  await until(() => expect(seen).toEqual([{ name: 'ആശ 🌴' }]));
  expect(performance.now() - begin).toBeLessThan(1000);
  await vi.waitFor(async () =>
    expect(await rows()).toMatchObject([{ data: null, error: null, endedAt: expect.any(Date) }]),
  );
});

test('a transaction that is rolled back queues nothing', async () => {
  const seen: unknown[] = [];
  const jobs = await working(async (data) => void seen.push(data));
  const undone = database.transaction(async (tx) => {
    await jobs.queue(tx, 'greet', { name: 'unknown' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await sleep(300);
  expect(seen).toEqual([]);
  expect(await rows()).toEqual([]);
});

test('one key is one job, also when the first is done', async () => {
  const seen: unknown[] = [];
  const jobs = await working(async (data) => void seen.push(data));
  await add(jobs, 1, 'approved:12');
  await add(jobs, 2, 'approved:12');
  await until(() => expect(seen).toEqual([1]));
  await add(jobs, 3, 'approved:12');
  await add(jobs, 4, 'approved:13');
  await until(() => expect(seen).toEqual([1, 4]));
});

test('many events share a job until it begins; then they need another', async () => {
  const seen: unknown[] = [];
  const jobs = await working(async (data) => void seen.push(data));
  const startAfter = new Date(Date.now() + 300);
  const adding = (name: string) => (names: unknown) => [...((names as string[] | undefined) ?? []), name];
  const join = (name: string, key = 'today') =>
    database.transaction((tx) => jobs.join(tx, 'greet', [{ key, merge: adding(name) }], startAfter));
  expect(await join('Asha')).toEqual([]);
  await database.transaction(async (tx) => {
    expect(await jobs.join(tx, 'greet', [{ key: 'today', merge: adding('Biju') }], startAfter)).toEqual([]);
    // Due by now, it waits for this transaction all the same.
    await sleep(600);
    expect(seen).toEqual([]);
  });
  await until(() => expect(seen).toEqual([['Asha', 'Biju']]));
  expect(await join('Chandran')).toEqual(['today']);
  expect(await join('Chandran', 'tomorrow')).toEqual([]);
  await until(() => expect(seen).toEqual([['Asha', 'Biju'], ['Chandran']]));
});

test('what was put off for ever is joined by nothing', async () => {
  const jobs = createJobs({ database, log });
  const join = () =>
    database.transaction((tx) => jobs.join(tx, 'greet', [{ key: 'held', merge: () => 1 }], new Date()));
  expect([await join(), await join()]).toEqual([[], []]);
  await holdJobs(database.db, ['greet']);
  expect(await join()).toEqual(['held']);
});

test('a job that meets a full disk is tried again later, however often, and no attempt counts', async () => {
  let tries = 0;
  let isFull = true;
  const options: WorkOptions = { retryAfter: () => null };
  const jobs = await working(async () => {
    tries += 1;
    if (isFull) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  }, options);
  await add(jobs, 'a letter');
  for (let round = 1; round <= 3; round += 1) {
    await until(() => expect(tries).toBe(round));
    await vi.waitFor(async () =>
      expect(await rows()).toMatchObject([{ endedAt: null, leaseUntil: null, attempts: 0, data: 'a letter' }]),
    );
    const [row] = await rows();
    expect(row!.runAt.getTime()).toBeGreaterThan(Date.now() + 60_000);
    isFull = round < 3;
    await database.db.update(table).set({ runAt: new Date() });
  }
  await vi.waitFor(async () =>
    expect(await rows()).toMatchObject([{ endedAt: expect.any(Date), error: null, attempts: 1 }]),
  );
  expect(tries).toBe(4);
});

test.runIf(testKind === 'embedded')(
  'a job that was done on a disk that got full in between is noted when there is room, and not done twice',
  async () => {
    let tries = 0;
    const jobs = await working(
      async () => {
        tries += 1;
        await database.readOnly(true);
      },
      {},
      { poll: 20, lease: 1 },
    );
    await add(jobs, 1);
    await until(() => expect(tries).toBe(1));
    await sleep(1_500); // longer than the lease, which can't be renewed
    await database.readOnly(false);
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ endedAt: expect.any(Date), attempts: 1 }]), {
      timeout: 10_000,
    });
    expect(tries).toBe(1);
  },
);

test('a job done while the database went away is noted when it is back, and not done again until then', async () => {
  let away = false;
  let done = 0;
  const gone = () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  };
  // What was done can't be noted, nor the lease be renewed; jobs can be looked for.
  const flaky = new Proxy(database.db, {
    get: (db, key) => (key === 'update' && away ? gone : (Reflect.get(db, key) as unknown)),
  });
  const handler = async () => {
    done += 1;
    away = true;
  };
  const jobs = await working(handler, { concurrency: 3 }, { poll: 50, lease: 0.2 }, { ...database, db: flaky });
  await add(jobs, 1);
  await until(() => expect(away).toBe(true));
  await sleep(600);
  expect(done).toBe(1);
  away = false;
  await vi.waitFor(async () => expect(await rows()).toMatchObject([{ error: null, endedAt: expect.any(Date) }]), {
    timeout: 5000,
  });
  expect(done).toBe(1);
});

test('a job waits for its time', async () => {
  const seen: number[] = [];
  const jobs = await working(async () => void seen.push(Date.now()));
  const startAfter = new Date(Date.now() + 600);
  await database.transaction((tx) => jobs.queue(tx, 'greet', {}, { startAfter }));
  await until(() => expect(seen).toHaveLength(1));
  expect(seen[0]).toBeGreaterThanOrEqual(startAfter.getTime() - 50);
});

test('several instances do each of many jobs once', async () => {
  const instances = database.url ? await Promise.all([1, 2].map(() => connectTestDatabase(database.url!))) : [];
  const seen: unknown[] = [];
  const handler: Handler = async (data) => {
    seen.push(data);
    await sleep(Math.random() * 5);
  };
  const all = [database, ...(database.url ? instances : [database, database])];
  const [jobs] = await Promise.all(
    all.map((each) => working(handler, { concurrency: 4 }, { poll: 20, lease: 60 }, each)),
  );
  const numbers = Array.from({ length: 150 }, (_, index) => index);
  await database.transaction(async (tx) => {
    for (const number of numbers) await jobs!.queue(tx, 'greet', number);
  });
  await until(() => expect(seen.length).toBeGreaterThanOrEqual(numbers.length));
  await Promise.all(started.map((each) => each.stop()));
  expect(seen.toSorted((a, b) => Number(a) - Number(b))).toEqual(numbers);
  started = [];
  await Promise.all(instances.map((each) => each.close()));
});

test('a failed job is tried again after its pause, and given up after the last attempt', async () => {
  const attempts: number[] = [];
  const handler: Handler = async (_data, { attempt }) => {
    attempts.push(attempt);
    throw new Error(`attempt ${attempt} failed`);
  };
  const jobs = await working(handler, { retryAfter: (attempt) => (attempt < 3 ? 0.1 : null) });
  await add(jobs, { kept: true });
  await until(() => expect(attempts).toEqual([1, 2, 3]));
  await sleep(300);
  expect(attempts).toHaveLength(3);
  expect(await rows()).toMatchObject([
    { attempts: 3, error: 'attempt 3 failed', endedAt: expect.any(Date), data: { kept: true } },
  ]);
});

test('a job that can never work is given up at once', async () => {
  let tries = 0;
  const jobs = await working(async () => {
    tries += 1;
    throw new GiveUp('no such address');
  });
  await add(jobs, {});
  await vi.waitFor(async () =>
    expect(await rows()).toMatchObject([{ error: 'no such address', endedAt: expect.any(Date) }]),
  );
  expect(tries).toBe(1);
});

test('stopping waits for the job in hand, and starts no other', async () => {
  const ended: unknown[] = [];
  let begun = 0;
  const jobs = await working(async (data) => {
    begun += 1;
    await sleep(300);
    ended.push(data);
  });
  await add(jobs, 1);
  await add(jobs, 2);
  await until(() => expect(begun).toBe(1));
  await jobs.stop();
  expect(ended).toEqual([1]);
  expect(await rows()).toMatchObject([{ endedAt: expect.any(Date) }, { endedAt: null, leaseUntil: null, attempts: 0 }]);
});

test('stopping does not wait for ever', async () => {
  let begun = 0;
  let finish = () => {};
  const jobs = await working(async () => {
    begun += 1;
    await new Promise<void>((resolve) => (finish = resolve));
  });
  await add(jobs, {});
  await until(() => expect(begun).toBe(1));
  const begin = performance.now();
  await jobs.stop(0.2);
  expect(performance.now() - begin).toBeLessThan(1500);
  finish();
});

test('a long job that heeds the stop is due again at once', async () => {
  let begun = 0;
  const jobs = await working(async (_, { signal }) => {
    begun += 1;
    await sleep(60_000, undefined, { signal }).catch(() => signal.throwIfAborted());
  });
  await add(jobs, {});
  await until(() => expect(begun).toBe(1));
  await jobs.stop();
  expect(await rows()).toMatchObject([{ endedAt: null, leaseUntil: null }]);
  await working(async () => void (begun += 1));
  await until(() => expect(begun).toBe(2));
});

test('a job of an instance that fell silent is taken over; one at work keeps its job past the lease', async () => {
  const seen: string[] = [];
  const jobs = await working(
    async (data) => {
      seen.push(String(data));
      if (data === 'long') await sleep(2500);
    },
    { concurrency: 2 },
    { poll: 50, lease: 1 },
  );
  await database.db
    .insert(table)
    .values({ name: 'greet', data: 'left', attempts: 1, leaseUntil: sql`now() + interval '1 second'` });
  await add(jobs, 'long');
  await until(() => expect(seen).toEqual(expect.arrayContaining(['left', 'long'])));
  await sleep(2700);
  expect(seen).toHaveLength(2);
});

test('a job that ends every process that does it is given up', async () => {
  const seen: unknown[] = [];
  await working(async (data) => void seen.push(data), { retryAfter: (attempt) => (attempt < 3 ? 0.1 : null) });
  await database.db
    .insert(table)
    .values({ name: 'greet', data: 'deadly', attempts: 3, leaseUntil: sql`now() - interval '1 second'` });
  await vi.waitFor(async () =>
    expect(await rows()).toMatchObject([{ endedAt: expect.any(Date), error: 'the last attempt was cut short' }]),
  );
  expect(seen).toEqual([]);
});

test('jobs that ended a month ago are forgotten when the site starts', async () => {
  await database.db.insert(table).values([
    { name: 'greet', key: 'old', endedAt: sql`now() - interval '31 days'` },
    { name: 'greet', key: 'young', endedAt: sql`now() - interval '29 days'` },
  ]);
  await working(async () => undefined);
  expect((await rows()).map((row) => row.key)).toEqual(['young']);
});

test('ten attempts spread over most of a day', () => {
  const pauses = Array.from({ length: 9 }, (_, index) => overADay(index + 1)!);
  expect(overADay(10)).toBeNull();
  expect(pauses.reduce((sum, pause) => sum + pause)).toBeGreaterThan(20 * 3600);
});
