import { expect, test } from 'vitest';
import { CallError } from '~/shared/api-client';
import { linesOf } from './failure';

const said = (status: number, detail = '', fields = {}) => linesOf('Failed to delete ad', new CallError(status, '', detail, 'code', fields));

test.each([
  ['no answer', said(0, 'Failed to fetch'), 'Please check your connection.'],
  ['not allowed', said(403, 'You may not do this.'), 'Access denied. Admin privileges required.'],
  ['gone', said(404, 'Ad not found.'), 'Ad not found.'],
  ['refused as a whole', said(400, '', { non_field_errors: ['Too many files.'] }), 'Too many files.'],
])('%s: the screen’s words, and the reason', (_, lines, reason) => {
  expect(lines).toEqual(['Failed to delete ad', reason]);
});

test('what is wrong with the server is not told', () => {
  expect(said(500, 'Something went wrong.')).toEqual(['Failed to delete ad']);
});

test('what is no answer of the server is nobody’s to swallow', () => {
  expect(() => linesOf('Failed to delete ad', new TypeError('a mistake of ours'))).toThrow(TypeError);
});
