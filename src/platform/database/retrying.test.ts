import { expect, test } from 'vitest';
import { retryOnConflict } from './retry-on-conflict';

/** As drizzle throws them: the driver's error is the cause. */
const failure = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('deadlock detected'), { code }) });

const failing = (times: number, code: string) => {
  let calls = 0;
  return {
    calls: () => calls,
    run: async () => {
      calls += 1;
      if (calls <= times) throw failure(code);
      return calls;
    },
  };
};

test('what was given up for a deadlock is done again', async () => {
  expect(await retryOnConflict(failing(2, '40P01').run)).toBe(3);
  expect(await retryOnConflict(failing(1, '40001').run)).toBe(2);
});

test('another failure is one at once, and so is a deadlock that never ends', async () => {
  const unique = failing(1, '23505');
  await expect(retryOnConflict(unique.run)).rejects.toThrow('Failed query');
  expect(unique.calls()).toBe(1);
  const endless = failing(100, '40P01');
  await expect(retryOnConflict(endless.run)).rejects.toThrow('Failed query');
  expect(endless.calls()).toBe(6);
});
