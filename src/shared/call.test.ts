import { expect, test } from 'vitest';
import { z } from 'zod';
import { call } from './call';
import { defineCalls } from './contract';

test('the parameters of a path are ids, and a call without answers answers 204', () => {
  const { method, path, access, params, answers } = call('DELETE /api/posts/:id/files/:fileId/', 'staff', {
    summary: 'Takes a file away',
  });
  expect({ method, path, access }).toEqual({
    method: 'DELETE',
    path: '/api/posts/:id/files/:fileId/',
    access: 'staff',
  });
  expect(params.parse({ id: '3', fileId: '4' })).toEqual({ id: 3, fileId: 4 });
  expect(params.safeParse({ id: '0', fileId: 'x' }).success).toBe(false);
  expect(Object.keys(answers)).toEqual(['204']);
});

test('a call may have other parameters and answers, and a path without parameters has none', () => {
  const byCode = call('GET /api/cards/verify/:code/', 'anyone', {
    summary: '',
    params: z.object({ code: z.string() }),
    answers: { 200: z.string() },
  });
  expect(byCode.params.parse({ code: 'A' })).toEqual({ code: 'A' });
  expect(Object.keys(byCode.answers)).toEqual(['200']);
  expect('params' in call('GET /api/cards/', 'anyone', { summary: '' })).toBe(false);
});

test('params of another name do not compile', () => {
  // @ts-expect-error -- the path has `:id`
  defineCalls({ one: call('GET /api/users/:id/', 'staff', { summary: '', params: z.object({ user: z.string() }) }) });
});
