import { expect, test } from 'vitest';
import { fillText } from './fill-text';

test('values come into their places, whatever they contain', () => {
  expect(fillText('{name} has {count}, {name}', { name: '{count} $& K', count: 2 })).toBe(
    '{count} $& K has 2, {count} $& K',
  );
});

test('a place without a value stays', () =>
  expect(fillText<string>('{toString} {name}', {})).toBe('{toString} {name}'));
