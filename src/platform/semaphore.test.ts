import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createSemaphore } from './semaphore';

it('runs at most so many works at once, in their order, and goes on after one that fails', async () => {
  const limited = createSemaphore(2);
  const started: number[] = [];
  let running = 0;
  let highest = 0;
  const works = [0, 1, 2, 3, 4, 5].map((number) =>
    limited(async () => {
      started.push(number);
      highest = Math.max(highest, (running += 1));
      await sleep(number % 2 ? 2 : 8);
      running -= 1;
      if (number === 1) throw new Error('no');
      return number;
    }),
  );
  const ended = await Promise.allSettled(works);
  expect(ended.map((end) => end.status === 'fulfilled')).toEqual([true, false, true, true, true, true]);
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
  expect(highest).toBe(2);
});
