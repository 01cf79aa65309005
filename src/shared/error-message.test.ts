import { expect, test, vi } from 'vitest';
import { CallError } from './api-client';
import { errorMessage, errorReason, fieldMessages, isConflict, isOutdated } from './error-message';

const error = (status: number, detail = '', fields = {}, code = 'x') => new CallError(status, '', detail, code, fields);

test.each([
  ['no answer', error(0, 'Failed to fetch'), 'There was no answer from the server. Please check your connection.'],
  ['not allowed', error(403, 'You may not do this.'), 'Access denied. Admin privileges required.'],
  ['gone', error(404, 'Ad not found.'), 'Ad not found.'],
  ['refused as a whole', error(400, '', { non_field_errors: ['Too many files.'] }), 'Too many files.'],
  ['refused field by field', error(400, '', { image: ['Too large.', 'No picture.'] }), 'Too large. No picture.'],
  ['no room on the server', error(507, 'There is no room left.', {}, 'disk_full'), 'There is no room left.'],
  ['another person was faster', error(409, 'Someone was faster.'), 'Someone was faster.'],
])('%s: the reason, as people can use it', (_, failure, reason) => expect(errorReason(failure)).toBe(reason));

test('what is wrong with the server, or with us, is not told', () => {
  const reason = 'The server has a problem. Please try again in a few minutes.';
  expect(errorReason(error(500, 'Something went wrong.'))).toBe(reason);
  expect(errorReason(new TypeError('x is undefined'))).toBe(reason);
});

test('a screen’s own words, unless it knows better ones for the code or the status', () => {
  const known = { 0: 'Please check your connection.', category_in_use: true } as const;
  expect(errorMessage(error(500), 'Failed to save.', known)).toBe('Failed to save.');
  expect(errorMessage(error(0), 'Failed to save.', known)).toBe('Please check your connection.');
  expect(errorMessage(error(409, '2 shops use it.', {}, 'category_in_use'), 'Failed to save.', known)).toBe(
    '2 shops use it.',
  );
});

test('what is no answer of the server is not to be swallowed', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const fault = new TypeError('a mistake of ours');
  expect(errorMessage(fault, 'Failed to delete ad')).toBe('Failed to delete ad');
  expect(reported).toHaveBeenCalledWith(fault);
  vi.unstubAllGlobals();
});

test('the messages of a field become one text', () => {
  expect(fieldMessages(error(400, '', { title: ['a.', 'b.'] }))).toEqual({ title: 'a. b.' });
  expect(fieldMessages(new Error('x'))).toEqual({});
});

test('a stale save is a conflict; what is gone or in use is outdated', () => {
  const all = [error(409, '', {}, 'stale'), error(409, '', {}, 'category_in_use'), error(404), error(500)];
  expect(all.map((one) => [isConflict(one), isOutdated(one)])).toEqual([
    [true, false],
    [false, true],
    [false, true],
    [false, false],
  ]);
});
