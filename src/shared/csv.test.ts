import { expect, test } from 'vitest';
import { csvLine } from './csv';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'])('%j is no formula', (cell) => {
  expect(csvLine(['a', cell])).toMatch(/^a,"?'/);
});

test('commas, quotes and line breaks stay in their cell', () => {
  expect(csvLine(['Nair, K', 'say "yes"', 'one\ntwo', 'മീര', ''])).toBe('"Nair, K","say ""yes""","one\ntwo",മീര,\r\n');
  expect(csvLine(['=HYPERLINK("x","y")'])).toBe(`"'=HYPERLINK(""x"",""y"")"\r\n`);
});

test('numbers stay numbers, also below zero', () => {
  expect(csvLine(['Nair', -450, { digits: '-450.00' }, null])).toBe('Nair,-450,-450.00,\r\n');
});
