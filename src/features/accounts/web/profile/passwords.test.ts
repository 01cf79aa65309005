import { expect, test } from 'vitest';
import { passwordProblems } from './passwords';

const all = { current: 'old-password', next: 'new-password', again: 'new-password' };

test('all three must be filled', () => {
  for (const name of ['current', 'next', 'again']) {
    expect(passwordProblems({ ...all, [name]: '' })).toEqual({ form: 'Please fill in all password fields.' });
  }
});

test('new and repeated must be the same', () => {
  expect(passwordProblems({ ...all, again: 'New-password' })).toEqual({ again: 'New passwords do not match.' });
});

test('fewer than six characters are refused, six are not; spaces count', () => {
  expect(passwordProblems({ ...all, next: '12345', again: '12345' })).toEqual({
    next: 'Password must be at least 6 characters long.',
  });
  expect(passwordProblems({ ...all, next: ' 1234 ', again: ' 1234 ' })).toEqual({});
});
