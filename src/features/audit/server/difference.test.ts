import { expect, test } from 'vitest';
import { difference } from './difference';

test('a difference has only the changed fields, and is null without any', () => {
  const was = { name: 'Malabar', email: null as string | null, days: 7 };
  expect(difference(was, { ...was, email: 'a@b.example' })).toEqual({
    before: { email: null },
    after: { email: 'a@b.example' },
  });
  expect(difference(was, { ...was })).toBeNull();
});
