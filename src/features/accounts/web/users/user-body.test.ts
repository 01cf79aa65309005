import { describe, expect, test } from 'vitest';
import type { FormValues } from '../profile/form';
import { bodyOf, errorLine, userProblems } from './user-body';

const at = '2026-11-20T10:00:00.000+05:30';

describe('what is sent of a person', () => {
  test('only what was changed, with when it was read', () => {
    expect(bodyOf({ skills: 'Survey', pin: '' }, at)).toEqual({ skills: 'Survey', pin: '', updated_at: at });
  });

  test('area and unit are integers, or null when not numeric', () => {
    expect(bodyOf({ area: '3', unit: '' }, at)).toEqual({ area: 3, unit: null, updated_at: at });
  });
});

describe('what is said before asking', () => {
  const values = { license_category: '' } as FormValues;

  test('a license category is required, of the own account it is not', () => {
    expect(userProblems({}, values, false)).toEqual({ license_category: 'License category is required' });
    expect(userProblems({}, values, true)).toEqual({});
  });

  test('the account by its rules', () => {
    expect(userProblems({ email: 'nonsense', username: '' }, values, true)).toEqual({
      email: 'Invalid email format',
      username: 'Username is required',
    });
  });
});

test('field errors are one line', () => {
  expect(errorLine({ phone: 'Phone must be 10 digits', email: 'Invalid email format' })).toBe(
    'phone: Phone must be 10 digits; email: Invalid email format',
  );
});
