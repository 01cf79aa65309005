import { expect, test } from 'vitest';
import { testApp } from './support/app';

const site = testApp();
const get = async (path: string) => (await site.call('GET', path)).status;

test('what is cached, /healthz and /readyz are answered while a write has the database to itself', async () => {
  expect([await get('/api/unit/'), await get('/readyz')]).toEqual([200, 200]);
  let release = () => {};
  let began = () => {};
  const started = new Promise<void>((resolve) => (began = resolve));
  const writing = site.site.write(async () => {
    began();
    await new Promise<void>((resolve) => (release = resolve));
  });
  await started;
  const isDone = writing.then(() => true);
  // Longer than a cached answer is good for, and than the embedded database is taken for free.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  site.clock.pass({ seconds: 61 });
  expect([await get('/api/unit/'), await get('/readyz'), await get('/healthz')]).toEqual([200, 200, 200]);
  expect(await Promise.race([isDone, Promise.resolve(false)])).toBe(false);
  release();
  await writing;
});
