import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCalls } from './contract';

const call = { method: 'GET', access: 'anyone', summary: '', answers: { 200: z.string() } } as const;
const number = z.coerce.number();

/* These tests are proved by the compiler: `@ts-expect-error` is an error where there is none. */

test('params are an object of exactly the parameters in the path', () => {
  const calls = defineCalls({
    none: { ...call, path: '/api/users/' },
    one: { ...call, path: '/api/users/:id/', params: z.object({ id: number }) },
    last: { ...call, path: '/api/users/:id', params: z.object({ id: number }) },
    two: { ...call, path: '/api/flags/:type/:id/', params: z.object({ type: z.string(), id: number }) },
    between: { ...call, path: '/api/events/:id/event.ics', params: z.object({ id: number }) },
  });
  expect(Object.keys(calls)).toHaveLength(5);
});

test('a parameter without its schema does not compile', () => {
  // @ts-expect-error -- no params at all
  defineCalls({ missing: { ...call, path: '/api/users/:id/' } });
  // @ts-expect-error -- params of another name
  defineCalls({ misnamed: { ...call, path: '/api/users/:id/', params: z.object({ user: number }) } });
  // @ts-expect-error -- params for one of two
  defineCalls({ half: { ...call, path: '/api/flags/:type/:id/', params: z.object({ id: number }) } });
});

test('a schema without its parameter does not compile', () => {
  // @ts-expect-error -- the path has no parameters
  defineCalls({ none: { ...call, path: '/api/users/', params: z.object({ id: number }) } });
  // @ts-expect-error -- the path has only one
  defineCalls({ more: { ...call, path: '/api/users/:id/', params: z.object({ id: number, size: number }) } });
});
