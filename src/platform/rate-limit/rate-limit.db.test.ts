import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '~test/database';
import type { Database } from '../database';
import { createRateLimits, type Counter, type Limit, type RateLimits } from './index';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let now: Date;
const clock = { now: () => now };
const pass = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
/** As another process: it shares the database, and remembers nothing of what this process does. */
const instance = () => createRateLimits(database.db, clock);
let limits: RateLimits;
beforeEach(async () => {
  await database.db.execute(sql`delete from rate_limits`);
  now = new Date('2026-11-20T10:00:00+05:30');
  limits = instance();
});

/** Seconds to wait, or 0 when the try was let through. */
const wait = (counters: Parameters<RateLimits['take']>[0], by = limits) =>
  by.take(counters).then(
    () => 0,
    (error: { headers?: Record<string, string> }) => Number(error.headers?.['Retry-After']),
  );
/** Every row with the transaction that wrote it, and the one that locked it last. */
const rows = async () =>
  (await database.db.execute(sql`select xmin::text, xmax::text, * from rate_limits order by key`)).rows;

const three: Limit = { name: 'three', most: 3, seconds: 60 };
const slow: Limit = { name: 'slow', most: 2, seconds: 600, slows: { first: 1, longest: 8 } };
const of = (limit: Limit, subject = 'anil'): Counter => ({ limit, subject });

test('a window lets its tries through, then none, then begins again', async () => {
  for (let n = 0; n < 3; n += 1) expect(await wait([of(three)])).toBe(0);
  pass(20);
  expect(await wait([of(three)])).toBe(40);
  expect(await wait([of(three, 'rema')])).toBe(0);
  pass(40);
  expect(await wait([of(three)])).toBe(0);
});

test('of tries at the same moment no more than the limit pass, and each gets how long to wait', async () => {
  const waits = await Promise.all(Array.from({ length: 20 }, () => wait([of(three), of(slow)])));
  expect(waits.filter((seconds) => seconds === 0).length).toBeLessThanOrEqual(3);
  expect(waits.filter((seconds) => seconds > 60)).toEqual([]);
});

test('refused tries write nothing; each instance reads at its first, and then remembers', async () => {
  for (let n = 0; n < 3; n += 1) await limits.take([of(three)]);
  const before = await rows();
  const other = instance();
  for (let n = 0; n < 20; n += 1) {
    expect(await wait([of(three)])).toBe(60);
    expect(await wait([of(three)], other)).toBe(60);
  }
  expect(await rows()).toEqual(before);
  await database.db.execute(sql`delete from rate_limits`);
  expect(await wait([of(three)])).toBe(60);
  pass(60);
  expect(await wait([of(three)])).toBe(0);
});

test('when one of several counters is used up, none of them counts', async () => {
  for (let n = 0; n < 3; n += 1) await limits.take([of(three)]);
  for (let n = 0; n < 5; n += 1) expect(await wait([of(slow), of(three)])).toBe(60);
  expect(await rows()).toHaveLength(1);
});

test('a limit that slows makes the pauses longer, up to its longest, and never refuses for good', async () => {
  const pauses = [];
  for (let n = 0; n < 8; n += 1) {
    expect(await wait([of(slow)])).toBe(0);
    const before = await rows();
    const pause = await wait([of(slow)]);
    pauses.push(pause);
    if (pause > 0) expect(await rows()).toEqual(before);
    if (pause === 0) continue;
    pass(pause);
  }
  // Its two tries, and the one that the pauses begin with.
  expect(pauses).toEqual([0, 1, 2, 4, 8, 8, 8, 8]);
});

test('what succeeded does not count; a forgiving counter begins again', async () => {
  const forgiving: Limit = { ...three, name: 'forgiving', forgiving: true };
  await limits.take([of(three), of(forgiving)]);
  const second = await limits.take([of(three), of(forgiving)]);
  expect([second.countOf(three), second.countOf(forgiving), second.countOf(slow)]).toEqual([2, 2, undefined]);
  await second.refund();
  const third = await limits.take([of(three), of(forgiving)]);
  expect([third.countOf(three), third.countOf(forgiving)]).toEqual([2, 1]);
});

test('a running counter exempts from another', async () => {
  const place = of({ name: 'place', most: 2, seconds: 600 }, '10.0.0.1');
  const tryAs = (who: string) => wait([of(three, who), { ...place, unless: [of(three, who)] }]);
  expect(await tryAs('anil')).toBe(0);
  expect(await tryAs('anil')).toBe(0);
  expect(await tryAs('anil')).toBe(0);
  expect(await tryAs('rema')).toBe(0);
  expect(await tryAs('biju')).toBe(600);
  expect(await tryAs('rema')).toBe(0);
  await database.transaction((tx) => limits.remember(tx, of(three, 'biju')));
  expect(await wait([of(three, 'biju'), { ...place, unless: [of(three, 'biju')] }], instance())).toBe(0);
});

test('what a transaction counts goes with it, is refused to no caller, and is null beyond the limit', async () => {
  const one = () => database.transaction((tx) => limits.countIn(tx, of(three)));
  const undone = database.transaction(async (tx) => {
    await limits.countIn(tx, of(three));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect([await one(), await one()]).toEqual([1, 2]);
  expect((await Promise.all([one(), one(), one()])).sort()).toEqual([3, null, null]);
  pass(60);
  expect(await one()).toBe(1);
});
