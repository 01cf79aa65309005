import { expect, test } from 'vitest';
import { nextAt, planDaily, workDaily } from './daily';
import type { Handler, Jobs } from './index';
import type { Site } from '../site';

const at = (time: string) => new Date(`2026-11-22T${time}+05:30`);

test('is due at its hour in the site’s zone, to the second', () => {
  expect(nextAt(7.5, at('07:29:59'))).toEqual(at('07:30:00'));
  expect(nextAt(7.5, at('07:30:00'))).toEqual(new Date('2026-11-23T07:30:00+05:30'));
});

test('with a day of the week, is due on that one alone', () => {
  const monday = 1;
  expect(nextAt(8, at('08:00:00'), monday)).toEqual(new Date('2026-11-23T08:00:00+05:30'));
  expect(nextAt(8, new Date('2026-11-23T07:59:59+05:30'), monday)).toEqual(new Date('2026-11-23T08:00:00+05:30'));
  expect(nextAt(8, new Date('2026-11-23T08:00:00+05:30'), monday)).toEqual(new Date('2026-11-30T08:00:00+05:30'));
});

test('plans the next two days under their names, before it does anything', async () => {
  const queued: [string, string | undefined, Date | undefined][] = [];
  let handler!: Handler;
  const jobs = {
    queue: async (_tx, name, _data, options) => void queued.push([name, options?.key, options?.startAfter]),
    work: (_name, work) => void (handler = work),
  } as Pick<Jobs, 'queue' | 'work'> as Jobs;
  const site = {
    jobs,
    write: (work: (tx: never) => unknown) => work(undefined as never),
    clock: { now: () => at('08:00:00') },
  } as unknown as Site;
  const daily = { name: 'test.daily', hour: 7.5, run: () => Promise.reject(new Error('not today')) };
  await planDaily(site, daily);
  const expected = ['2026-11-23', '2026-11-24'].map((day) => ['test.daily', day, new Date(`${day}T07:30:00+05:30`)]);
  expect(queued).toEqual(expected);
  workDaily(site, daily);
  await expect(handler({}, { key: '2026-11-22', attempt: 1, signal: new AbortController().signal })).rejects.toThrow(
    'not today',
  );
  expect(queued).toEqual([...expected, ...expected]);
});
