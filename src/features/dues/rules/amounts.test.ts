import { expect, test } from 'vitest';
import { paiseOf, proposeAllocations, rupeesOf } from './amounts';

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

const invoices = [
  { id: 3, open: 20_000, due_on: '2026-06-30' },
  { id: 2, open: 10_000, due_on: '2025-06-30' },
  { id: 1, open: 5000, due_on: '2026-06-30' },
];

test('an amount pays what was due first, and at last a part', () => {
  expect([...proposeAllocations(17_000, invoices)]).toEqual([
    [2, 10_000],
    [1, 5000],
    [3, 2000],
  ]);
});

test('more than is open pays all, and nothing pays nothing', () => {
  expect([...proposeAllocations(99_900, invoices).values()]).toEqual([10_000, 5000, 20_000]);
  expect(proposeAllocations(0, invoices).size).toBe(0);
});
