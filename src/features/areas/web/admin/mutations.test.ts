import { expect, test, vi } from 'vitest';
import { CallError } from '~/shared/api-client';
import { failureOf } from './mutations';

const otherwise = 'Failed to add area. Please try again.';
const refused = (status: number, message: string, fields = {}) => new CallError(status, '', message, 'x', fields);

test.each([
  ['the first error on the name', refused(400, '', { name: ['Taken.', 'Too long.'] }), 'Taken.'],
  ['an area that is gone while a unit is added', refused(400, '', { area: ['Area not found.'] }), 'Area not found.'],
  [
    'what people belong to',
    refused(409, '3 people belong to this area. Move them first.'),
    '3 people belong to this area. Move them first.',
  ],
  ['what is gone', refused(404, 'Area not found.'), 'Area not found.'],
  ['who may not', refused(403, 'No.'), 'Access denied. Admin privileges required.'],
  ['trouble on the server', refused(500, 'Something went wrong.'), otherwise],
  ['no answer', refused(0, 'Failed to fetch'), otherwise],
  ['anything else', new Error('x'), otherwise],
])('%s', (_, error, message) => {
  vi.stubGlobal('reportError', vi.fn());
  expect(failureOf(error, otherwise)).toBe(message);
});
