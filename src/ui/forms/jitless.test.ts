import { expect, test } from 'vitest';
import { config } from 'zod';
import './jitless';

test('zod makes no code from text', () => {
  expect(config()).toMatchObject({ jitless: true });
});
