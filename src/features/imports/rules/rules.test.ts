import { expect, test } from 'vitest';
import { findTable, guessColumns } from './headings';
import { holdersOf, match, twice } from './match';
import { nearName } from './near';
import { choiceOf, dayOf, membershipIdFrom, valueOf } from './values';

const lines = (rows: string[][]) => rows.map((cells, at) => ({ line: at + 1, cells }));

test.each([
  ['31/12/2025', '2025-12-31'],
  ['31-12-25', '2025-12-31'],
  ['1.2.2025', '2025-02-01'],
  ['31 Dec 2025', '2025-12-31'],
  ['31-Dec-25', '2025-12-31'],
  ['1st September 2025', '2025-09-01'],
  ['20 Sept 2026', '2026-09-20'],
  ['Dec 31, 2025', '2025-12-31'],
  ['2025-12-31', '2025-12-31'],
  ['2025-12-31T00:00:00', '2025-12-31'],
  ['46022', '2025-12-31'],
  ['12/31/2025', '2025-31-12'],
  ['soon', 'soon'],
])('the day %s', (text, day) => expect(dayOf(text)).toBe(day));

test('a birth is never in the future', () => {
  expect(dayOf('05-06-45', '2026-11-22')).toBe('1945-06-05');
  expect(dayOf('05-06-05', '2026-11-22')).toBe('2005-06-05');
});

test.each([
  ['9447012345.0', '9447012345'],
  ['9.447012345E+09', '9447012345'],
  ['9.44701E+09', '9.44701E+09'],
  ['+91 94470 12345', '+91 94470 12345'],
])('the phone %s', (cell, text) => expect(valueOf('phone', cell, '2026-11-22')).toEqual({ kind: 'text', text }));

test('a cell is empty, clears its field, is a broken formula or a text; an export has texts for nothing', () => {
  const kinds = (['', '-', '#N/A', 'Palakkad'] as const).map((cell) => valueOf('area', cell, '').kind);
  expect(kinds).toEqual(['empty', 'clear', 'broken', 'text']);
  expect(valueOf('area', 'Not Assigned', '').kind).toBe('empty');
});

test.each(['????', '??? ????', 'Ravi ????', '?', '? ?, ?', 'Pala\ufffd'])('letters were lost in %s', (cell) =>
  expect(valueOf('full_name', cell, '')).toEqual({ kind: 'garbled' }),
);

test.each(['Why?', '-- x', 'O’Neil?'])('no letter was lost in %s', (text) =>
  expect(valueOf('skills', text, '')).toEqual({ kind: 'text', text }),
);

test('line breaks in a cell become blanks, where a field has one line', () => {
  const read = (field: 'full_name' | 'residentialAddress') => valueOf(field, 'Rose \r\n\n Villa', '');
  expect(read('full_name')).toEqual({ kind: 'text', text: 'Rose Villa' });
  expect(read('residentialAddress')).toEqual({ kind: 'text', text: 'Rose \r\n\n Villa' });
});

test('choices and membership ids are read in every spelling', () => {
  expect(choiceOf('supervisor-a', ['Supervisor A', 'Supervisor B'])).toBe('Supervisor A');
  expect(choiceOf('M', ['male', 'female', 'other'])).toBe('male');
  expect(['12', 'pkd 12', 'PKD0012', 'tkm/7'].map((id) => membershipIdFrom(id, ['PKD']))).toEqual([
    'PKD0012',
    'PKD0012',
    'PKD0012',
    'TKM/7',
  ]);
});

test('headings two rows high below a title are found, repeated headings dropped, Aadhaar numbers omitted', () => {
  const table = findTable(
    lines([
      ['List of members', '', '', '', '', ''],
      ['Sl No', 'Name', 'Licence No.', 'Contact', '', 'Aadhaar No'],
      ['', '', '', 'Mobile', 'E-mail', ''],
      ['1', 'മീര', 'B/1', '9447012345', 'a@example.test', '123412341234', 'late'],
      ['Sl No', 'Name', 'Licence No.', 'Mobile', 'E-mail', 'Aadhaar No'],
      ['2', 'Anil', 'B/2', '9447012346', 'b@example.test', '123412341234'],
    ]),
  )!;
  expect(table.headings).toEqual(['Sl No', 'Name', 'Licence No.', 'Mobile', 'E-mail', 'Column G']);
  expect(table.rows).toEqual([
    { line: 4, cells: ['1', 'മീര', 'B/1', '9447012345', 'a@example.test', 'late'] },
    { line: 6, cells: ['2', 'Anil', 'B/2', '9447012346', 'b@example.test', ''] },
  ]);
  expect(guessColumns(table.headings, new Map([['slno', 'membership_id']])).map(({ field }) => field)).toEqual([
    'membership_id',
    'full_name',
    'licenseNo',
    'phone',
    'email',
    null,
  ]);
});

test('a misspelt name is near the right one', () => {
  const names = ['Alathur', 'Palakkad', 'Ottapalam', 'പാലക്കാട്'];
  const near = (text: string) => nearName(text, names);
  expect(['Palakad', 'PALGHAT', 'otapalam', 'Alatur', 'Nowhere', 'പാലക്കട്'].map(near)).toEqual([
    'Palakkad',
    undefined,
    'Ottapalam',
    'Alathur',
    undefined,
    'പാലക്കാട്',
  ]);
});

test('a row matches the people who have one of its keys', () => {
  const none = { membershipId: null, licenseKey: null, phone: null, email: null };
  const holders = holdersOf([
    { id: 1, ...none, membershipId: 'PKD0001', licenseKey: 'B1' },
    { id: 2, ...none, phone: '9447012345', licenseKey: 'B1' },
  ]);
  expect(match({ ...none, membershipId: 'PKD0001', licenseKey: 'B1' }, holders)).toEqual([1]);
  expect(match({ ...none, licenseKey: 'B1' }, holders)).toEqual([1, 2]);
  expect(match({ ...none, membershipId: 'PKD0001', phone: '9447012345' }, holders)).toEqual([1, 2]);
  expect(match({ ...none, email: 'x@example.test' }, holders)).toEqual([]);
  const row = (line: number, phone: string, userIds: number[] = []) => ({ line, keys: { ...none, phone }, userIds });
  expect(twice([row(1, '1'), row(2, '2'), row(3, '1'), row(4, '4', [7]), row(5, '5', [7])])).toEqual(
    new Map([
      [1, [1, 3]],
      [3, [1, 3]],
      [4, [4, 5]],
      [5, [4, 5]],
    ]),
  );
});
