import { expect, test } from 'vitest';
import { filledMessage } from '~/shared/filled-message';
import { contractMessages } from './contract-messages';

const en = {
  busy: 'The server is very busy.',
  atMost: 'At most {count} letters.',
  deep: { title: 'Title is required' },
};
const ml = { busy: 'തിരക്കിലാണ്.', atMost: '{count} അക്ഷരം വരെ.', deep: { title: 'തലക്കെട്ട് വേണം' } };
const { text } = contractMessages({ en, ml });

test('a message is found by its English form, at any depth, with the values that it was filled with', () => {
  expect(text('The server is very busy.', 'ml')).toBe('തിരക്കിലാണ്.');
  expect(text('Title is required', 'ml')).toBe('തലക്കെട്ട് വേണം');
  expect(text(filledMessage(en.atMost, { count: 20 }), 'ml')).toBe('20 അക്ഷരം വരെ.');
});

test('a message that no catalogue has stays as it is, and English always does', () => {
  expect(text('Something else: 5', 'ml')).toBe('Something else: 5');
  expect(text('The server is very busy.', 'en')).toBe('The server is very busy.');
});
