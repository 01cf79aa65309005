import { expect, test } from 'vitest';
import { paiseOf, rupeesOf } from './rupees';

test.each([
  ['450', 45_000],
  ['1,23,450.5', 12_345_050],
  [' ₹ 450.05 ', 45_005],
  ['0', 0],
  ['', undefined],
  ['-5', undefined],
  ['4.505', undefined],
  ['12e3', undefined],
  ['1234567890', undefined],
])('%j as typed is %j paise', (text, paise) => expect(paiseOf(text)).toBe(paise));

test('what is typed again is the same amount', () => {
  expect([45_000, 45_050, 5].map(rupeesOf)).toEqual(['450', '450.50', '0.05']);
  expect([45_000, 45_050, 5].map((paise) => paiseOf(rupeesOf(paise)))).toEqual([45_000, 45_050, 5]);
});
