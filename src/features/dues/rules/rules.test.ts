import { expect, test } from 'vitest';
import { fitsMethod, normalReference } from '~/shared/dues/references';
import { isYear, numberOf, yearOf } from '~/shared/dues/years';

test('a financial year goes from April to March', () => {
  expect([yearOf('2026-03-31'), yearOf('2026-04-01'), yearOf('2099-12-31')]).toEqual(['2025-26', '2026-27', '2099-00']);
  expect([isYear('2026-27'), isYear('2099-00'), isYear('2026-28'), isYear('2026')]).toEqual([true, true, false, false]);
  expect(numberOf('R', '2026-27', 42)).toBe('R-2026-27-00042');
});

test('a reference fits the method of its payment', () => {
  expect(fitsMethod('upi', '4123 4567 8901')).toBe(true);
  expect(fitsMethod('upi', '12345')).toBe(false);
  expect(fitsMethod('bank', 'SBIN526123456789')).toBe(true);
  expect(fitsMethod('bank', 'SBINR52026112812345678')).toBe(true);
  expect(fitsMethod('bank', 'SBIN')).toBe(false);
  expect(fitsMethod('cheque', '004211')).toBe(true);
  expect(normalReference('sbin 52-6')).toBe('SBIN526');
});
