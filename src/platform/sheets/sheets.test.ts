import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bombs, greedyWorkbook, oneCell, workbookParts, zipOf } from '~test/archives';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { workbook } from '~test/sheets';
import { readSheet } from './read';
import { asCsv, asXlsx, type Sheet } from './write';

const folder = mkdtempSync(path.join(tmpdir(), 'sheets-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

const read = (bytes: Uint8Array, max?: number) => {
  const file = path.join(folder, String((files += 1)));
  writeFileSync(file, bytes);
  return readSheet(file, max);
};
const cellsOf = async (bytes: Uint8Array) => (await read(bytes)).map(({ cells }) => cells);
type Fault = 'unreadable' | 'too_large';
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

test.each([
  ['UTF-8', Buffer.from('Name,Phone\r\nമീര,9447012345\r\n')],
  ['UTF-8 with a mark', Buffer.from('\ufeffName,Phone\r\nമീര,9447012345\r\n')],
  ['semicolons', Buffer.from('Name;Phone\nമീര;9447012345')],
  ['tabs in UTF-16', utf16('Name\tPhone\r\nമീര\t9447012345\r\n')],
  ['a line that says what separates', Buffer.from('sep=;\r\nName;Phone\r\nമീര;9447012345\r\n')],
])('a CSV file with %s', async (_, bytes) => {
  expect(await cellsOf(bytes)).toEqual([
    ['Name', 'Phone'],
    ['മീര', '9447012345'],
  ]);
});

test('Windows-1252, quotes, line breaks in a cell, blank rows, and what must not run as a formula', async () => {
  const bytes = Buffer.concat([
    Buffer.from('Name,Note\r\n,\r\n"D'),
    Buffer.from([0x92]),
    Buffer.from('Souza Caf'),
    Buffer.from([0xe9]),
    Buffer.from(', ""Nair""","one\ntwo"\r\n\'=1+1,\'-\r\n'),
  ]);
  expect(await read(bytes)).toEqual([
    { line: 1, cells: ['Name', 'Note'] },
    { line: 3, cells: ['D’Souza Café, "Nair"', 'one\ntwo'] },
    { line: 4, cells: ['=1+1', '-'] },
  ]);
});

test('the first sheet of a workbook: its values, days, numbers in full, rows by their number', async () => {
  const rows = [
    ['Name', 'Day', 'Phone', 'x'],
    [null, null, null, null],
    ['മീര', new Date('2025-12-31T00:00:00Z'), 9447012345, 0.5],
  ];
  expect(await read(await workbook(rows))).toEqual([
    { line: 1, cells: ['Name', 'Day', 'Phone', 'x'] },
    { line: 3, cells: ['മീര', '2025-12-31', '9447012345', '0.5'] },
  ]);
});

test('a hidden first sheet is passed over', async () => {
  const sheets = [
    { name: 'Lists', rows: [['Area'], ['Palakkad']], hidden: true },
    { name: 'Older', rows: [['Name'], ['Older']], veryHidden: true },
    { name: 'Members', rows: [['Name'], ['Meera']] },
  ];
  expect(await cellsOf(Buffer.from(await writeXlsx({ sheets })))).toEqual([['Name'], ['Meera']]);
});

type Book = Awaited<ReturnType<typeof readXlsx>>;
const people = [
  { name: '=cmd|x', left: -12, paid: -45_000, done: 85, since: '2024-05-06', seen: new Date('2026-11-20T22:15:59Z') },
  { name: '-1', left: 0, paid: 0, done: 0, since: null, seen: '2026-11-20T15:30:00.000+05:30' },
  { name: undefined, left: null, paid: null, done: null, since: new Date('2026-11-20T22:15:59Z'), seen: null },
];
const sheet = (): Sheet<(typeof people)[number]> => ({
  columns: [
    { heading: 'Name', value: (row) => row.name },
    { heading: 'Days Left', kind: 'number', value: (row) => row.left },
    { heading: 'Paid', kind: 'money', value: (row) => row.paid },
    { heading: 'Done', kind: 'percent', value: (row) => row.done },
    { heading: 'Since', kind: 'day', value: (row) => row.since },
    { heading: 'Seen', kind: 'instant', value: (row) => row.seen },
  ],
  batches: (async function* () {
    yield people.slice(0, 2);
    yield people.slice(2);
  })(),
});

test('an export as CSV: days as in ISO 8601, numbers as they are, only texts kept from running', async () => {
  let csv = '';
  for await (const piece of asCsv(sheet())) csv += piece;
  expect(csv.split('\r\n')).toEqual([
    '\ufeffName,Days Left,Paid,Done,Since,Seen',
    "'=cmd|x,-12,-450.00,85%,2024-05-06,2026-11-21 03:45",
    "'-1,0,0.00,0%,,2026-11-20 15:30",
    ',,,,2026-11-21,',
    '',
  ]);
});

test('an export as a workbook: numbers, days and moments by their kind, in the form that the CSV has', async () => {
  const pieces: Uint8Array[] = [];
  for await (const piece of asXlsx(sheet(), 'members')) pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  const [{ rows, cells }] = (await readXlsx(bytes, { readStyles: true })).sheets as [Book['sheets'][number]];
  expect(rows).toEqual([
    ['Name', 'Days Left', 'Paid', 'Done', 'Since', 'Seen'],
    ['=cmd|x', -12, -450, 0.85, new Date('2024-05-06T00:00:00Z'), new Date('2026-11-21T03:45:00Z')],
    ['-1', 0, 0, 0, null, new Date('2026-11-20T15:30:00Z')],
    [null, null, null, null, new Date('2026-11-21T00:00:00Z'), null],
  ]);
  const looks = [3, 4, 5].map((column) => cells?.get(`1,${column}`)?.style?.numFmt);
  expect(looks).toEqual(['0%', 'yyyy-mm-dd', 'yyyy-mm-dd hh:mm']);
  // The site's own import reads it too.
  expect((await cellsOf(bytes))[1]).toEqual(['=cmd|x', '-12', '-450', '0.85', '2024-05-06', '2026-11-21']);
});

test.each([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), 'unreadable'],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), 'old_format'],
  ['a ZIP that breaks off', Buffer.from([0x50, 0x4b, 3, 4, 1, 2, 3]), 'unreadable'],
  ['a ZIP without a workbook', zipOf([{ name: 'a.txt', bytes: Buffer.from('hello') }]), 'unreadable'],
])('%s is refused', async (_, bytes, fault) => {
  await expect(read(bytes)).rejects.toMatchObject({ fault });
});

test('a ZIP bomb is refused by what it says, and stopped when it lies', async () => {
  const part = Buffer.alloc(60 * 1_048_576, '<row/>');
  const name = 'xl/worksheets/sheet1.xml';
  await expect(read(zipOf([{ name, bytes: part }]))).rejects.toMatchObject({ fault: 'too_large' });
  await expect(
    read(zipOf([{ name: 'xl/sharedStrings.xml', bytes: part.subarray(0, 17 * 1_048_576) }])),
  ).rejects.toMatchObject({ fault: 'too_large' });
  await expect(read(zipOf([{ name, bytes: part, stated: 0 }]))).rejects.toMatchObject({ fault: 'too_large' });
  const whole = zipOf(
    workbookParts('').map((one) =>
      one.name === name
        ? { name, bytes: Buffer.concat([Buffer.from('<worksheet><sheetData>'), part]), stated: 100 }
        : one,
    ),
  );
  expect(whole.length).toBeLessThan(1_048_576);
  await expect(read(whole)).rejects.toMatchObject({ fault: 'unreadable' });
});

test.each(bombs(20))('a workbook with $form is refused before it is unpacked', async ({ bytes, fault }) => {
  await expect(read(bytes)).rejects.toMatchObject({ fault });
});

test.each<[string, Fault, (end: DataView, directory: DataView) => void]>([
  ['counts fewer parts than its directory has', 'unreadable', (end) => count(end, -1)],
  ['counts more parts than its directory has', 'unreadable', (end) => count(end, 1)],
  [
    'says less of its directory than there is',
    'unreadable',
    (end) => end.setUint32(12, end.getUint32(12, true) - 1, true),
  ],
  [
    'has something between its directory and its end',
    'unreadable',
    (end) => end.setUint32(16, end.getUint32(16, true) - 1, true),
  ],
  ['is one of several disks', 'unreadable', (end) => end.setUint16(8, 1, true)],
  [
    'leaves the number of its parts to a ZIP64 record',
    'unreadable',
    (end) => [8, 10].forEach((at) => end.setUint16(at, 0xffff, true)),
  ],
  ['leaves a packed size to a ZIP64 field', 'unreadable', (_, directory) => directory.setUint32(20, 0xffff_ffff, true)],
  [
    'leaves an unpacked size to a ZIP64 field',
    'unreadable',
    (_, directory) => directory.setUint32(24, 0xffff_ffff, true),
  ],
  ['leaves a place to a ZIP64 field', 'unreadable', (_, directory) => directory.setUint32(42, 0xffff_ffff, true)],
  ['leaves a packed size to a data descriptor', 'too_large', (_, directory) => described(directory, 20)],
  ['leaves an unpacked size to a data descriptor', 'too_large', (_, directory) => described(directory, 24)],
  ['says another size of what is not packed', 'unreadable', (_, directory) => directory.setUint16(10, 0, true)],
])('a workbook that %s is refused', async (_, fault, change) => {
  const bytes = zipOf(workbookParts(oneCell));
  const end = new DataView(bytes.buffer, bytes.byteOffset + bytes.length - 22, 22);
  change(end, new DataView(bytes.buffer, bytes.byteOffset + end.getUint32(16, true), 46));
  await expect(read(bytes)).rejects.toMatchObject({ fault });
});

const count = (end: DataView, more: number) =>
  [8, 10].forEach((at) => end.setUint16(at, end.getUint16(at, true) + more, true));
const described = (directory: DataView, size: number) => {
  directory.setUint16(8, 8, true);
  directory.setUint32(size, 0, true);
};

test('data descriptors are read where the directory has the sizes, too, as many programs write them', async () => {
  const bytes = zipOf(workbookParts(oneCell));
  const directory = new DataView(bytes.buffer, bytes.byteOffset + bytes.readUInt32LE(bytes.length - 6), 46);
  directory.setUint16(8, 8, true);
  expect(await cellsOf(bytes)).toEqual([['Name']]);
});

test('what takes more memory than there is for a file ends its process alone, and the next file is read', async () => {
  await expect(read(greedyWorkbook())).rejects.toMatchObject({ fault: 'too_large' });
  expect(await cellsOf(zipOf(workbookParts(oneCell)))).toEqual([['Name']]);
});

test('more rows than allowed are refused', async () => {
  const text = Buffer.from('a,b\n'.repeat(11));
  await expect(read(text, 10)).rejects.toMatchObject({ fault: 'too_many_rows' });
  expect(await read(text, 11)).toHaveLength(11);
});

test('what no database takes is not in a cell: NUL and other control characters, halves of characters', async () => {
  const cells = ['a&#0;b', 'a_x0000_b', 'a&#11;b', 'a&#xD800;b', `a${'x'.repeat(1_998)}👷`];
  const expected = ['ab', 'ab', 'ab', 'a\ufffdb', `a${'x'.repeat(1_998)}\ufffd`];
  const row = cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
  const sheet = `<worksheet><sheetData><row r="1">${row}</row></sheetData></worksheet>`;
  expect(await cellsOf(zipOf(workbookParts(sheet)))).toEqual([expected]);
  expect(await cellsOf(utf16('a\0b,a\ud800b\n'))).toEqual([['ab', 'a\ufffdb']]);
});
