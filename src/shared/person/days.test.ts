import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { problemsOf } from '~test/problems';
import { dayFaults } from './days';
import { profilePatchSchema } from '~/features/people/contract/forms';
import { userPatchSchema } from '~/features/people/contract/people';

// In the site's zone it is the 21st already.
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T19:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const born = (dob: string) => dayFaults({ dob }).dob;

test('a day of birth is not in the future, and 18 years ago at least', () => {
  expect(born('2008-11-21')).toBeUndefined();
  expect(born('2008-11-22')).toBe('Members must be at least 18 years old');
  expect(born('2026-11-21')).toBe('Members must be at least 18 years old');
  expect(born('2026-11-22')).toBe('Date of birth cannot be in the future');
});

test('who was born on 29 February is of age on 1 March', () => {
  vi.setSystemTime('2026-02-28T10:00:00Z');
  expect(born('2008-02-29')).toBeDefined();
  vi.setSystemTime('2026-03-01T10:00:00Z');
  expect(born('2008-02-29')).toBeUndefined();
});

test('a license is issued today at the latest, and not renewed before', () => {
  expect(dayFaults({ licenseDate: '2026-11-21', renewalDate: '2026-11-21' })).toEqual({});
  expect(dayFaults({ licenseDate: '2026-11-22', renewalDate: '2030-01-01' })).toEqual({
    licenseDate: 'License issue date cannot be in the future',
  });
  expect(dayFaults({ licenseDate: '2020-01-02', renewalDate: '2020-01-01' })).toEqual({
    renewalDate: 'License renewal date cannot be before the issue date',
  });
});

test('one day of a license alone is compared with the stored one, which is not judged itself', () => {
  const stored = { licenseDate: '2020-01-01', renewalDate: '2025-01-01' };
  expect(dayFaults({ renewalDate: '2019-12-31' }, stored)).toEqual({
    renewalDate: 'License renewal date cannot be before the issue date',
  });
  expect(dayFaults({ licenseDate: '2025-01-02' }, stored)).toEqual({
    licenseDate: 'License issue date cannot be after the renewal date',
  });
  expect(dayFaults({ renewalDate: null }, stored)).toEqual({});
  expect(dayFaults({}, { licenseDate: '2030-01-01', renewalDate: '2020-01-01', dob: '2026-01-01' })).toEqual({});
});

test.each([profilePatchSchema, userPatchSchema])(
  'both patches are judged by it, beside everything else that is wrong',
  (schema) => {
    expect(problemsOf(schema, { dob: '2020-01-01', licenseDate: '2027-01-01', renewalDate: 'soon', pin: '1' })).toEqual(
      {
        dob: 'Members must be at least 18 years old',
        licenseDate: 'License issue date cannot be in the future',
        renewalDate: 'Please enter a valid date.',
        pin: 'PIN code must be exactly 6 digits',
      },
    );
  },
);
