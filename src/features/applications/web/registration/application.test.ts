import { zodResolver } from '@hookform/resolvers/zod';
import { expect, test } from 'vitest';
import { formOf, stepOf, steps, type Application } from './application';
import { applicationSchema } from './application-schema';

const photo = (bytes = 10, type = 'image/jpeg') => new File([new Uint8Array(bytes)], 'me.jpg', { type });

const good: Application = {
  area: '1',
  unit: '2',
  passport_photo: photo(),
  full_name: 'അനിൽ കുമാർ നായർ',
  email: 'anil.k@example.org',
  phone: '94470 12345',
  password: 'six-76',
  confirm_password: 'six-76',
  licenseNo: 'TP/1',
  license_category: 'Engineer A',
  licenseDate: '2020-01-01',
  renewalDate: '2030-01-01',
};

async function messageOf(name: keyof Application, changed: Partial<Application>) {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await zodResolver(applicationSchema)({ ...good, ...changed } as never, undefined, options);
  return errors[name]?.message;
}

test.each([
  ['area', '', 'Area is required'],
  ['unit', '', 'Unit is required'],
  ['full_name', ' ', 'Full name is required'],
  ['email', '', 'Email is required'],
  ['email', 'no-address', 'Invalid email format'],
  ['phone', '', 'Phone is required'],
  ['phone', '12345', 'Phone must be 10 digits'],
  ['phone', '+91 94470 12345', undefined],
  ['phone', '094470 12345', undefined],
  ['phone', '+44 94470 12345', 'Phone must be 10 digits'],
  ['password', '', 'Password is required'],
  ['password', '12345', 'Password must be at least 8 characters'],
  ['confirm_password', 'six-77', 'Passwords do not match'],
  ['licenseNo', '', 'License number is required'],
  ['license_category', '', 'License category is required'],
  ['licenseDate', '', 'License issue date is required'],
  ['renewalDate', '', 'License renewal date is required'],
  ['licenseDate', '2099-01-01', 'License issue date cannot be in the future'],
  ['renewalDate', '2019-12-31', 'License renewal date cannot be before the issue date'],
  ['dob', '2020-01-01', 'Members must be at least 18 years old'],
  ['pin', '67800', 'PIN code must be exactly 6 digits'],
  ['pin', '67800a', 'PIN code must be exactly 6 digits'],
  ['aadhaar', '123', 'Aadhaar number must be 12 digits'],
] as const)('%s = %j is answered: %s', async (name, value, message) => {
  expect(await messageOf(name, { [name]: value })).toBe(message);
});

test('six characters are enough to go on, and nothing else is wrong with a good application', async () => {
  for (const name of steps.flatMap(({ fields }) => fields)) expect(await messageOf(name, {})).toBeUndefined();
});

test('the photo: needed, JPG or PNG, at most 2 MB, the limit itself allowed', async () => {
  const MB2 = 2 * 1_048_576;
  expect(await messageOf('passport_photo', { passport_photo: null })).toBe('Passport photo is required');
  expect(await messageOf('passport_photo', { passport_photo: photo(9, 'image/gif') })).toBe(
    'Only JPG or PNG files are allowed.',
  );
  expect(await messageOf('passport_photo', { passport_photo: photo(MB2 + 1) })).toBe(
    'File size must be less than 2MB.',
  );
  expect(await messageOf('passport_photo', { passport_photo: photo(MB2, 'image/png') })).toBeUndefined();
});

test('passwords that differ are a fault also while other fields are faulty', async () => {
  expect(await messageOf('confirm_password', { email: '', confirm_password: '' })).toBe('Passwords do not match');
  // Every field, in every way it can be faulty.
  const everything = steps.flatMap(({ fields }) => fields).filter((name) => !name.includes('password'));
  for (const name of everything) {
    for (const value of name === 'passport_photo' ? [null, photo(9, 'image/gif')] : [undefined, '', 'x'.repeat(5000)]) {
      const faulty = { [name]: value, password: '12345', confirm_password: 'other' };
      expect(await messageOf('confirm_password', faulty), name).toBe('Passwords do not match');
    }
  }
});

test('the form carries all fields and the names made of them', () => {
  const form = formOf(good);
  const { passport_photo, ...texts } = good;
  for (const [name, value] of Object.entries(texts)) expect(form.get(name)).toBe(value);
  expect(form.get('passport_photo')).toBeInstanceOf(File);
  expect(form.get('first_name')).toBe('അനിൽ');
  expect(form.get('last_name')).toBe('കുമാർ നായർ');
  expect(form.get('username')).toBe('anil.k');
  expect(passport_photo).toBeDefined();
});

test('the first step with one of the fields', () => {
  expect(stepOf(['aadhaar', 'pin'])).toBe(1);
  expect(stepOf(['phone', 'pin'])).toBe(0);
  expect(stepOf(['non_field_errors'])).toBe(-1);
});
