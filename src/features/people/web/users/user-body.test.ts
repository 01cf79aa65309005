import { describe, expect, test } from 'vitest';
import type { Entered } from '~/ui/forms/use-record-form';
import { problemsOf } from '~test/problems';
import { userPatchSchema } from '../../contract';
import type { ProfileValues } from '../profile/values';
import { faultsLine, userBody } from './user-body';

const readAt = '2026-11-20T10:00:00.000+05:30';
const entered = (changed: Partial<ProfileValues>, values: Partial<ProfileValues> = {}): Entered<ProfileValues> => ({
  values: { license_category: 'Engineer A', ...values } as ProfileValues,
  changed,
  readAt,
});

describe('what is sent of a person', () => {
  test('only what was changed, with when it was read', () => {
    expect(userBody(entered({ skills: 'Survey', pin: '' }), false)).toEqual({
      skills: 'Survey',
      pin: '',
      updated_at: readAt,
    });
  });

  test('area and unit are integers, or null when not numeric', () => {
    expect(userBody(entered({ area: '3', unit: '' }), false)).toEqual({ area: 3, unit: null, updated_at: readAt });
  });

  test('a photo goes on its own', () => {
    expect(userBody(entered({ passport_photo: new File([], 'me.png') }, { license_category: '' }), false)).toEqual({
      updated_at: readAt,
    });
  });
});

describe('messages before the server is called', () => {
  const problems = (changed: Partial<ProfileValues>, isOwn: boolean) =>
    problemsOf(userPatchSchema, userBody(entered(changed, { license_category: '' }), isOwn));

  test('a license category is required, of the own account it is not', () => {
    expect(problems({ skills: 'Survey' }, false)).toEqual({ license_category: 'License category is required' });
    expect(problems({ skills: 'Survey' }, true)).toEqual({});
  });

  test('the account by its rules', () => {
    expect(problems({ email: 'nonsense', username: '' }, true)).toEqual({
      email: 'Invalid email format',
      username: 'Username is required',
    });
  });

  test('in the order of the form', () => {
    expect(Object.keys(problems({ pin: '12', phone: '1' }, false))).toEqual(['phone', 'pin', 'license_category']);
  });
});

test('field errors are one line', () => {
  expect(faultsLine({ phone: 'Phone must be 10 digits', email: 'Invalid email format' })).toBe(
    'phone: Phone must be 10 digits; email: Invalid email format',
  );
});
