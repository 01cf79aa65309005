import { expect, test } from 'vitest';
import type { SettingKind } from '~/shared/site-settings';
import { checkValue } from './rules';
import { both } from './texts/both';

const check = (kind: SettingKind, typed: string, standard = 'Standard') => {
  const verdict = checkValue({ kind, most: 30, choices: ['claimed', 'counted'], standard }, typed);
  return 'fault' in verdict ? verdict.fault('en') : verdict;
};

test.each([
  ['phone', ' +91  491 2522 222 ', '+91 491 2522 222'],
  ['phone', '9847012345', '9847012345'],
  ['phone', '0491-2522222', '0491-2522222'],
  ['phone', '1800 425 1234', '1800 425 1234'],
  ['email', 'office@kozhikode.org', 'office@kozhikode.org'],
  ['hours', '09:30-17:00', '09:30-17:00'],
  ['hours', 'closed', 'closed'],
  ['choice', 'counted', 'counted'],
  ['prose', ' Two\r\nlines ', 'Two\nlines'],
] as const)('%s takes %j', (kind, typed, value) => {
  expect(check(kind, typed)).toEqual({ value });
});

test.each([
  ['phone', '12345', both.en.badPhone],
  ['phone', 'call us', both.en.badPhone],
  ['phone', '98470 12345 x', both.en.badPhone],
  ['email', 'office', both.en.badEmail],
  ['email', 'office@committee.EXAMPLE', both.en.exampleEmail],
  ['hours', '9-5', both.en.badHours],
  ['hours', '25:00-26:00', both.en.badHours],
  ['hours', '17:00-09:00', both.en.hoursBackwards],
  ['hours', '09:00-09:00', both.en.hoursBackwards],
  ['choice', 'guessed', both.en.badChoice],
  ['prose', '  ', both.en.needed],
  ['line', 'With a {place}', both.en.placeless],
] as const)('%s refuses %j', (kind, typed, fault) => {
  expect(check(kind, typed)).toBe(fault);
});

test('a text that is too long is refused with the limit', () => {
  expect(check('line', 'x'.repeat(31))).toContain('30');
});

test('a text has the places of the standard text', () => {
  expect(check('line', '{name}, hello', 'Hello {name}')).toEqual({ value: '{name}, hello' });
  expect(check('line', 'Hello', 'Hello {name}')).toContain('{name}');
});
