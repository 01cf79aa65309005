import { expect, test } from 'vitest';
import { CallError } from './api-client';
import { fieldProblems, problemOf } from './problem';

const error = (status: number, detail = '', fields = {}) => new CallError(status, '', detail, 'x', fields);

test.each([
  [error(400, '', { image: ['Too large.', 'No picture.'] }), 'Too large. No picture.'],
  [error(409, 'Someone was faster.'), 'Someone was faster.'],
  [error(403, 'Not allowed.'), 'Access denied. Admin privileges required.'],
  [error(0, 'Failed to fetch'), 'There was no answer from the server. Please check your connection.'],
  [error(503, 'internal'), 'The server has a problem. Please try again in a few minutes.'],
  [new TypeError('x is undefined'), 'The server has a problem. Please try again in a few minutes.'],
])('%o is told as people can use it', (failure, text) => expect(problemOf(failure)).toBe(text));

test('the messages of a field become one text', () => {
  expect(fieldProblems(error(400, '', { title: ['a.', 'b.'] }))).toEqual({ title: 'a. b.' });
  expect(fieldProblems(new Error('x'))).toEqual({});
});
