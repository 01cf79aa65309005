import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { registerHealth } from './health';

test('the process lives while a part is down, and says which; many who ask cost one look', async () => {
  const app = Fastify();
  const database = vi.fn(() => Promise.reject(new Error('gone')));
  registerHealth(app, [
    ['database', database],
    ['files', () => Promise.resolve()],
  ]);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const asked = await Promise.all(Array.from({ length: 20 }, () => app.inject('/readyz')));
  expect(new Set(asked.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  expect(asked[0]!.json()).toEqual({ detail: 'Down: database.', code: 'unavailable' });
  expect(asked[0]!.headers['cache-control']).toBe('no-store');
  expect(database).toHaveBeenCalledTimes(1);

  database.mockImplementation(() => Promise.resolve() as never);
  await vi.waitFor(async () => expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' }), {
    timeout: 3000,
  });
  await app.close();
});

test('while a check waits for a long write, the previous result is answered', async () => {
  const app = Fastify();
  let release = () => {};
  const database = vi.fn(() => Promise.resolve());
  registerHealth(app, [['database', database]]);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  database.mockImplementation(() => new Promise((resolve) => (release = resolve)));
  await vi.waitFor(
    async () => {
      expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
      expect(database).toHaveBeenCalledTimes(2);
    },
    { timeout: 30_000 },
  );
  release();
  await app.close();
});
