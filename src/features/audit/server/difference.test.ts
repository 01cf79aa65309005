import { expect, test } from 'vitest';
import { difference } from './difference';

test('only what is different is said, and nothing when nothing is', () => {
  const was = { name: 'Malabar', email: null as string | null, days: 7 };
  expect(difference(was, { ...was, email: 'a@b.example' })).toEqual({
    before: { email: null },
    after: { email: 'a@b.example' },
  });
  expect(difference(was, { ...was })).toBeNull();
});
