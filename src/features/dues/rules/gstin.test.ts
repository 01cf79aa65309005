import { expect, test } from 'vitest';
import { isGstin } from './gstin';

test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'])('%s is a GSTIN', (text) => expect(isGstin(text)).toBe(true));

test.each(['27AAPFU0939F1ZW', '27AAPFU0939F1Z', '27aapfu0939f1zv', '72AAPFU0939F1ZV', ''])('%s is none', (text) =>
  expect(isGstin(text)).toBe(false),
);
