import { expect, test } from 'vitest';
import { createTranslator } from './translate';

const en = {
  notices: { 'x.told': '{name} answered', 'x.until': 'Until {day}', 'x.at': 'At {moment}' },
};
const ml = {
  notices: { 'x.told': '{name} ഉത്തരം നൽകി', 'x.until': '{day} വരെ', 'x.at': '{moment}' },
};
const { notice } = createTranslator([
  { en: {}, ml: {} },
  { en, ml },
]);

test('a notice is said by its key and values', () => {
  expect(notice('x.told', { name: 'Biju' }, 'ml')).toBe('Biju ഉത്തരം നൽകി');
  expect(notice('x.told', { name: 'Biju' }, 'en')).toBe('Biju answered');
  expect(notice('toString', {}, 'ml')).toBeUndefined();
});

test('a day and a moment among the values are written as in the language', () => {
  expect(notice('x.until', { day: '2026-11-30' }, 'en')).toBe('Until 30 Nov 2026');
  expect(notice('x.until', { day: '2026-11-30' }, 'ml')).toMatch(/നവം.*വരെ$/);
  expect(notice('x.at', { moment: '2026-11-30T10:00:00Z' }, 'en')).toBe('At 30 Nov 2026, 3:30 pm');
});
