import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { workbook } from '~test/sheets';
import { readSheet } from './read';
import { asCsv, asXlsx } from './write';

const folder = mkdtempSync(path.join(tmpdir(), 'sheets-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

const read = (bytes: Uint8Array, most?: number) => {
  const file = path.join(folder, String((files += 1)));
  writeFileSync(file, bytes);
  return readSheet(file, most);
};
const cellsOf = async (bytes: Uint8Array) => (await read(bytes)).map(({ cells }) => cells);
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

test('Windows-1252, quotes, line breaks in a cell, blank rows, and what was kept from running as a formula', async () => {
  const bytes = Buffer.concat([
    Buffer.from('Name,Note\r\n,\r\n"Caf'),
    Buffer.from([0xe9]),
    Buffer.from(', ""Nair""","one\ntwo"\r\n\'=1+1,\'-\r\n'),
  ]);
  expect(await read(bytes)).toEqual([
    { line: 1, cells: ['Name', 'Note'] },
    { line: 3, cells: ['Café, "Nair"', 'one\ntwo'] },
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

test('what is written is read again, as the same rows as the CSV', async () => {
  const sheet = () => ({
    heading: ['Name', 'Since'],
    batches: (async function* () {
      yield [
        ['=cmd|x', { day: '2024-05-06' }],
        ['-1', null],
      ];
    })(),
  });
  const pieces: Uint8Array[] = [];
  for await (const piece of asXlsx(sheet(), 'members')) pieces.push(piece);
  expect(await cellsOf(Buffer.concat(pieces))).toEqual([['Name', 'Since'], ['=cmd|x', '2024-05-06'], ['-1']]);
  let csv = '';
  for await (const piece of asCsv(sheet())) csv += piece;
  expect(csv).toBe("\ufeffName,Since\r\n'=cmd|x,6 May 2024\r\n'-1,\r\n");
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
  await expect(read(zipOf([{ name, bytes: part, says: 0 }]))).rejects.toMatchObject({ fault: 'too_large' });
  const whole = rawWorkbook(Buffer.concat([Buffer.from('<worksheet><sheetData>'), part]), 100);
  expect(whole.length).toBeLessThan(1_048_576);
  await expect(read(whole)).rejects.toMatchObject({ fault: 'unreadable' });
});

test('more rows than allowed are refused', async () => {
  const text = Buffer.from('a,b\n'.repeat(11));
  await expect(read(text, 10)).rejects.toMatchObject({ fault: 'too_many_rows' });
  expect(await read(text, 11)).toHaveLength(11);
});

test('what no database takes does not come out of a cell: NUL and other signs of control, halves of characters', async () => {
  const cells = ['a&#0;b', 'a_x0000_b', 'a&#11;b', 'a&#xD800;b', `a${'x'.repeat(1_998)}👷`];
  const expected = ['ab', 'ab', 'ab', 'a\ufffdb', `a${'x'.repeat(1_998)}\ufffd`];
  const sheet = `<worksheet><sheetData><row r="1">${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row></sheetData></worksheet>`;
  expect(await cellsOf(rawWorkbook(Buffer.from(sheet)))).toEqual([expected]);
  expect(await cellsOf(utf16('a\0b,a\ud800b\n'))).toEqual([['ab', 'a\ufffdb']]);
});

/** A workbook whose one sheet is these bytes; `says` is how many it says they were. */
function rawWorkbook(sheet: Buffer, says = sheet.length): Buffer {
  const relations = (target: string, type: string) =>
    Buffer.from(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`,
    );
  return zipOf([
    {
      name: '[Content_Types].xml',
      bytes: Buffer.from('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    },
    { name: '_rels/.rels', bytes: relations('xl/workbook.xml', 'officeDocument') },
    { name: 'xl/_rels/workbook.xml.rels', bytes: relations('worksheets/sheet1.xml', 'worksheet') },
    {
      name: 'xl/workbook.xml',
      bytes: Buffer.from(
        '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
      ),
    },
    { name: 'xl/worksheets/sheet1.xml', bytes: sheet, says },
  ]);
}

/** An archive, with sizes of one's own. */
function zipOf(parts: { name: string; bytes: Buffer; says?: number }[]): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, bytes, says = bytes.length } of parts) {
    const packed = deflateRawSync(bytes);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(says, 22);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(says, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    local.push(head, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    at += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...local, ...directory, end]);
}
