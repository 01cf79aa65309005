import { expect, test } from 'vitest';
import { readCsv } from './read-csv';

test('reads the cells of a file as its list has them', () => {
  expect(readCsv('Name,Notes\r\n"Nair, Anil","He said ""no""\r\ntwice"\r\n\'=1+1,\r\n')).toEqual([
    ['Name', 'Notes'],
    ['Nair, Anil', 'He said "no"\r\ntwice'],
    ['=1+1', ''],
  ]);
  expect(readCsv('A,B\n1,2')).toEqual([
    ['A', 'B'],
    ['1', '2'],
  ]);
  expect(readCsv('')).toEqual([]);
});
