import { expect, test } from 'vitest';
import { dayOf, paiseOf } from './cells';
import { areEnough, guessColumns, identities, readLines } from './statement';

test.each([
  ['1,23,450.50', 12_345_050],
  ['₹ 450', 45_000],
  ['450.5 Cr', 45_050],
  ['450.00 Dr', -45_000],
  ['(450.00)', -45_000],
  ['-5', -500],
  ['', null],
  ['x', null],
])('the amount %j', (cell, paise) => {
  expect(paiseOf(cell)).toBe(paise);
});

test.each([
  ['28/11/2026', '2026-11-28'],
  ['28-11-26', '2026-11-28'],
  ['28 Nov 2026', '2026-11-28'],
  ['2026-11-28', '2026-11-28'],
  ['46354', '2026-11-28'],
  ['31/02/2026', null],
  ['x', null],
])('the day %j', (cell, day) => {
  expect(dayOf(cell)).toBe(day);
});

test('a bank’s file is read by its headings, and a line has an identity of its own', () => {
  const headings = ['Txn Date', 'Value Date', 'Description', 'Ref No./Cheque No.', 'Debit', 'Credit', 'Balance'];
  const columns = guessColumns(headings);
  expect(areEnough(columns)).toBe(true);
  const rows = [
    { line: 5, cells: ['28/11/2026', '28/11/2026', 'UPI/CR/4123', '412345678901', '', '450.00', '1,450.00'] },
    { line: 6, cells: ['28/11/2026', '28/11/2026', 'CHARGES', '', '10.00', '', '1,440.00'] },
    { line: 7, cells: ['', '', 'Total', '', '', '', ''] },
  ];
  const lines = readLines(rows, headings, columns);
  expect(lines).toMatchObject([
    { line: 5, value_day: '2026-11-28', amount: 45_000, balance: 145_000, reference: '412345678901' },
    { line: 6, amount: -1000 },
  ]);
  const equal = { ...lines[0]!, balance: null };
  expect(new Set(identities([equal, equal])).size).toBe(2);
  expect(identities(lines)).toEqual(identities(lines));
  // Money in, out and in again: the balance is what it was.
  const [came, again] = identities([lines[0]!, lines[0]!]);
  expect([came, again === came]).toEqual([identities(lines)[0], false]);
});
