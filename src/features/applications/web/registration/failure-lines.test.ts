import { expect, test } from 'vitest';
import { CallError } from '~/shared/api-client';
import { failureLines } from './failure-lines';

test.each([
  [
    'field errors as lines',
    new CallError(400, '', '', 'invalid', { email: ['Taken.', 'Bad.'], non_field_errors: ['No.'] }),
    ['email: Taken. Bad.', 'No.'],
  ],
  ['the server’s sentence', new CallError(429, '', 'Too many tries.', 'too_many', {}), ['Too many tries.']],
  [
    'our sentence',
    new CallError(500, '', 'Oops', 'internal', {}),
    ['Registration failed. Please check your details and try again.'],
  ],
  [
    'no response',
    new CallError(0, '', 'Failed to fetch', 'no_response', {}),
    ['Registration failed. Please check your connection and try again.'],
  ],
])('%s', (_, error, lines) => expect(failureLines(error)).toEqual(lines));
