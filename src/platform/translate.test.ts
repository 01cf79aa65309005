import { expect, test } from 'vitest';
import { createTranslator } from './translate';

const en = {
  busy: 'The server is busy.',
  atMost: 'At most {count} letters.',
  deep: { title: 'Title is required' },
  bare: '{a}: {b}',
  notices: { 'x.told': '{name} answered' },
};
const ml = {
  busy: 'തിരക്കിലാണ്.',
  atMost: '{count} അക്ഷരം വരെ.',
  deep: { title: 'തലക്കെട്ട് വേണം' },
  bare: '{a}: {b}',
  notices: { 'x.told': '{name} ഉത്തരം നൽകി' },
};
const { said, notice } = createTranslator([
  { en: {}, ml: {} },
  { en, ml },
]);

test('a text is found by its English form, at any depth, with what stands in its places', () => {
  expect(said('The server is busy.', 'ml')).toBe('തിരക്കിലാണ്.');
  expect(said('Title is required', 'ml')).toBe('തലക്കെട്ട് വേണം');
  expect(said('At most 20 letters.', 'ml')).toBe('20 അക്ഷരം വരെ.');
});

test('what no catalogue has stays as it is, and English always does', () => {
  expect(said('Something else: 5', 'ml')).toBe('Something else: 5');
  expect(said('The server is busy.', 'en')).toBe('The server is busy.');
});

test('a notice is said by its key and values', () => {
  expect(notice('x.told', { name: 'Biju' }, 'ml')).toBe('Biju ഉത്തരം നൽകി');
  expect(notice('x.told', { name: 'Biju' }, 'en')).toBe('Biju answered');
  expect(notice('toString', {}, 'ml')).toBeUndefined();
});
