import { expect, test } from 'vitest';
import { fillText } from './fill-text';

test('values come into their places, whatever they contain', () => {
  expect(fillText('{name} has {count}, {name}', { name: '{count} $& K', count: 2 })).toBe(
    '{count} $& K has 2, {count} $& K',
  );
});

test('a place without a value stays', () =>
  expect(fillText<string>('{toString} {name}', {})).toBe('{toString} {name}'));

test('a sentence that ends in a name with a dot has one dot', () => {
  expect(fillText('Approved by {name}. It is done.', { name: 'T. V.' })).toBe('Approved by T. V. It is done.');
  expect(fillText('Approved by {name}.', { name: 'Biju' })).toBe('Approved by Biju.');
});
