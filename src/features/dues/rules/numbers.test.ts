import { expect, test } from 'vitest';
import { documentNumber } from './numbers';

test.each([
  ['R-2026-27-00042', 'R-2026-27-00042'],
  ['r 2026-27 42', 'R-2026-27-00042'],
  ['i2026', 'I-2026'],
  ['I-2026-27', 'I-2026-27'],
  ['R-2026-27-', 'R-2026-27'],
])('%s begins with %s', (text, begins) => expect(documentNumber(text)?.begins).toBe(begins));

test.each(['Ravi', 'R', 'PKD0042', '9812345601', 'R-26', 'R-2026-27-42-1'])('%s is no number', (text) =>
  expect(documentNumber(text)).toBeNull(),
);
