import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { registerErrorHandler } from './error-handler';
import { refuseWhenOverloaded, watchLateness } from './overload';

afterEach(() => void vi.useRealTimers());

/** Reads the clock after each of these pauses (ms); returns after each whether it is too much. */
function after(...pauses: number[]): boolean[] {
  let now = 1_000;
  const lateness = watchLateness(now);
  return pauses.map((pause) => {
    lateness.look((now += pause));
    return lateness.isOverloaded();
  });
}

test('a thread that is late again and again has too much to do, until it is in time', () => {
  expect(after(250, 4_000, 4_000, 4_000, 4_000, 250, 250)).toEqual([false, false, false, true, true, false, false]);
});

test('a pause that is over is none, however long it was, nor is slowness of less than three seconds', () => {
  expect(after(250, 600_000, 250, 5_000, 250, 5_000, 5_000, 251)).not.toContain(true);
  expect(after(...Array.from({ length: 50 }, () => 3_200))).not.toContain(true);
});

test('while there is too much to do the answer is 503 with the time to wait; then it is the answer again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const app = Fastify();
  registerErrorHandler(app);
  refuseWhenOverloaded(app);
  app.get('/', () => 'here');
  const ask = () =>
    app.inject('/').then(({ statusCode, headers, body }) => ({ statusCode, wait: headers['retry-after'], body }));
  const here = { statusCode: 200, wait: undefined, body: 'here' };
  // The clock goes on for four seconds without a timer that could run, and then one does.
  const hang = () => {
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 4_000);
    vi.advanceTimersToNextTimer();
  };
  expect(await ask()).toEqual(here);
  hang();
  hang();
  expect(await ask()).toEqual(here);
  hang();
  expect(await ask()).toEqual({
    statusCode: 503,
    wait: '5',
    body: JSON.stringify({ detail: 'The server is busy. Please try again in a moment.', code: 'busy' }),
  });
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 250);
  vi.advanceTimersToNextTimer();
  expect(await ask()).toEqual(here);
  await app.close();
  expect(vi.getTimerCount()).toBe(0);
});
