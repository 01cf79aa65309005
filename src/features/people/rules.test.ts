import { describe, expect, test } from 'vitest';
import { completionOf, freeUsername, maskAadhaar, membershipIdOf, usernameFrom } from './rules';
import { flagsOf } from '~/shared/person/role-rules';
import { maskEmail } from '~/features/sign-in/rules';
import { splitName, usernameStem } from '~/shared/person/names';

describe('roles', () => {
  test.each([
    ['superuser', { is_superuser: true, is_staff: true, is_member: false, is_area_admin: false }],
    ['admin', { is_superuser: false, is_staff: true, is_member: true, is_area_admin: false }],
    ['area_admin', { is_superuser: false, is_staff: false, is_member: true, is_area_admin: true }],
    ['unit_admin', { is_superuser: false, is_staff: false, is_member: true, is_area_admin: false }],
    ['member', { is_superuser: false, is_staff: false, is_member: true, is_area_admin: false }],
    ['user', { is_superuser: false, is_staff: false, is_member: false, is_area_admin: false }],
  ] as const)('%s has its flags', (role, flags) => {
    expect(flagsOf(role)).toEqual(flags);
  });
});

test('a full name is its first word, then the rest', () => {
  expect(splitName('  Anil  Kumar Menon ')).toEqual({ firstName: 'Anil', lastName: 'Kumar Menon' });
  expect(splitName('അനിൽ')).toEqual({ firstName: 'അനിൽ', lastName: '' });
});

test('the stem of a username is what stands before the @', () => {
  expect(usernameStem('anil.k@example.org')).toBe('anil.k');
  expect(usernameStem('9447012345@example.org')).toBe('member');
});

test('a person without an e-mail gets a username from the name, and never a contact', () => {
  expect(usernameFrom('anil.k@example.org', 'Sunil Menon')).toBe('anil.k');
  expect(usernameFrom(null, ' Anil  K Menon ')).toBe('anil.k.menon');
  expect(usernameFrom(null, 'അനിൽ മേനോൻ')).toBe('അനിൽ.മേനോൻ');
  for (const name of ['', '9447 012345', 'anil@example.org']) expect(usernameFrom(null, name)).toBe('member');
});

test('a username gets a number when it is taken, and none that would make it a phone number', () => {
  expect(freeUsername('anil', new Set(['anil', 'anil2']))).toBe('anil3');
  expect(freeUsername('Anil', new Set(['anil']))).toBe('Anil2');
  expect(freeUsername('944701234', new Set(['944701234']))).toBe('94470123410');
  expect(freeUsername('x'.repeat(100), new Set(['x'.repeat(100)]))).toBe(`${'x'.repeat(90)}2`);
});

test('masks show enough to recognise, not enough to learn', () => {
  expect(maskEmail('anil@example.org')).toBe('a***@example.org');
  expect(maskAadhaar('123456789012')).toBe('XXXX XXXX 9012');
});

test('a membership number has at least four digits', () => {
  expect(membershipIdOf('PKD', 1)).toBe('PKD0001');
  expect(membershipIdOf('PKD', 15_000)).toBe('PKD15000');
});

test('nothing filled is 0 percent, and neither null nor an empty text counts', () => {
  const nothing = {
    first_name: '',
    last_name: '',
    email: '',
    phone: null,
    passport_photo: null,
    area: null,
    unit: null,
    dob: null,
    gender: null,
    maritalStatus: null,
    residentialAddress: null,
    officeAddress: null,
    postOffice: null,
    pin: null,
    licenseNo: null,
    license_category: null,
    licenseDate: null,
    renewalDate: null,
    qualification: null,
    additionalQualification: null,
    skills: null,
    bloodGroup: null,
    panchayath: null,
    aadhaar: null,
  };
  expect(completionOf(nothing)).toBe(0);
  expect(completionOf({ ...nothing, email: 'a@b.test', area: 1 })).toBe(8);
});
