import { expect, test } from 'vitest';
import { proposeAllocations } from './amounts';

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
