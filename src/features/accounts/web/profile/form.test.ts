import { describe, expect, test } from 'vitest';
import type { User } from '../../contract';
import { bodyOf, changesOf, memberPhoto, officePhoto, photoProblem, problemsOf, valuesOf } from './form';

const user = {
  full_name: 'Anitha Varma',
  first_name: 'Anitha',
  last_name: 'Varma',
  phone: '9447012345',
  username: 'anitha',
  email: 'anitha@example.org',
  role: 'member',
  area: 3,
  unit: null,
  pin: null,
  aadhaar: 'XXXX XXXX 1234',
} as User;

describe('what is sent', () => {
  const opened = valuesOf(user);

  test('only what was changed, trimmed', () => {
    expect(changesOf({ ...opened, full_name: ' അനിത വർമ്മ ', phone: '9447012345 ' }, opened)).toEqual({ full_name: 'അനിത വർമ്മ' });
  });

  test('an emptied field is sent empty, so that it can be cleared', () => {
    expect(changesOf({ ...opened, area: '' }, opened)).toEqual({ area: '' });
  });

  test('the masked Aadhaar number is never sent back', () => expect(opened.aadhaar).toBe(''));

  test('a person without a name starts with an empty field, not with the username', () => {
    expect(valuesOf({ ...user, first_name: '', last_name: '', full_name: 'anitha' }).full_name).toBe('');
  });

  test('a photo makes it a form', () => {
    const body = bodyOf({ pin: '678001' }, '2026-11-20T10:00:00+05:30', new File(['x'], 'me.png', { type: 'image/png' }));
    expect(body).toBeInstanceOf(FormData);
    expect([...(body as FormData).keys()]).toEqual(['pin', 'updated_at', 'passport_photo']);
  });
});

describe('what is said before asking the server', () => {
  test('phone, PIN, Aadhaar and name by their rules', () => {
    expect(problemsOf({ full_name: '', phone: '12345', pin: '6780', aadhaar: '1' })).toEqual({
      full_name: 'Full name is required',
      phone: 'Phone must be 10 digits',
      pin: 'PIN code must be exactly 6 digits',
      aadhaar: 'Aadhaar number must be 12 digits',
    });
  });

  test('grouped digits are fine', () => {
    expect(problemsOf({ phone: '(944) 701-2345', pin: '678 001', aadhaar: '1234 5678 9012' })).toEqual({});
  });

  test('what was not touched is not judged', () => expect(problemsOf({ skills: 'Survey' })).toEqual({}));
});

describe('the photo', () => {
  test.each([
    ['image/png', 5 * 1_048_576, null],
    ['image/jpeg', 5 * 1_048_576 + 1, 'File size must be less than 5MB.'],
    ['image/gif', 10, 'Only JPG or PNG files are allowed.'],
    ['', 10, 'Only JPG or PNG files are allowed.'],
  ])('%s of %i bytes: %s', (type, size, problem) => expect(photoProblem({ type, size }, memberPhoto)).toBe(problem));

  test('the office may send a GIF, and has its own words', () => {
    expect(photoProblem({ type: 'image/gif', size: 10 }, officePhoto)).toBeNull();
    expect(photoProblem({ type: 'image/webp', size: 10 }, officePhoto)).toBe('Please select a valid image file');
    expect(photoProblem({ type: 'image/png', size: 5 * 1_048_576 + 1 }, officePhoto)).toBe('Image size should be less than 5MB');
  });
});
