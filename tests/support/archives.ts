import { constants, deflateRawSync } from 'node:zlib';

/** A part of an archive. */
interface Part {
  name: string;
  bytes: Buffer;
  /** How many times the bytes come one after the other; packed, they are hardly more for it. */
  times?: number;
  /** The unpacked size in the directory; by default the true size. */
  stated?: number;
  /** The sizes stand only behind the part (a data descriptor), and are 0 in the directory. */
  described?: boolean;
}

/**
 * Makes a ZIP archive with the sizes that a test wants; `zip64`: the number of parts and the directory's place stand
 * only in a ZIP64 record, and the usual end has 0 parts.
 */
export function zipOf(parts: Part[], { zip64 = false } = {}): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, bytes, times = 1, stated = bytes.length * times, described = false } of parts) {
    const packed = pack(bytes, times);
    // Flags, method, time, checksum (none), sizes, and the length of the name, without more fields.
    const [small, large] = described ? [0, 0] : [packed.length, stated];
    const about: Field[] = [
      [2, described ? 8 : 0],
      [2, 8],
      [4, 0],
      [4, 0],
      [4, small],
      [4, large],
      [2, name.length],
      [2, 0],
    ];
    const begin = Buffer.concat([record(0x04034b50, [[2, 20], ...about]), Buffer.from(name)]);
    const descriptor = described
      ? record(0x08074b50, [
          [4, 0],
          [4, packed.length],
          [4, stated],
        ])
      : Buffer.alloc(0);
    local.push(begin, packed, descriptor);
    const entry = record(0x02014b50, [[2, 20], [2, 20], ...about, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]]);
    directory.push(entry, Buffer.from(name));
    at += begin.length + packed.length + descriptor.length;
  }
  const size = Buffer.concat(directory).length;
  const count = parts.length;
  const usualEnd = (parts: number, bytes: number, place: number) =>
    record(0x06054b50, [
      [2, 0],
      [2, 0],
      [2, parts],
      [2, parts],
      [4, bytes],
      [4, place],
      [2, 0],
    ]);
  const end = zip64
    ? [
        record(0x06064b50, [
          [8, 44],
          [2, 45],
          [2, 45],
          [4, 0],
          [4, 0],
          [8, count],
          [8, count],
          [8, size],
          [8, at],
        ]),
        record(0x07064b50, [
          [4, 0],
          [8, at + size],
          [4, 1],
        ]),
        usualEnd(0, 0, 0xffff_ffff),
      ]
    : [usualEnd(count, size, at)];
  return Buffer.concat([...local, ...directory, ...end]);
}

/** A number of a record: its bytes, and its value. */
type Field = [bytes: 2 | 4 | 8, value: number];

function record(signature: number, fields: Field[]): Buffer {
  return Buffer.concat(
    ([[4, signature], ...fields] satisfies Field[]).map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      if (bytes === 8) field.writeBigUInt64LE(BigInt(value));
      else field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}

/** Packs the bytes so many times (deflate). They are packed once, and that is repeated: it takes no memory. */
function pack(bytes: Buffer, times: number): Buffer {
  if (times === 1) return deflateRawSync(bytes);
  const block = deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH });
  // The last is an empty block that ends the stream.
  return Buffer.concat([...Array<Buffer>(times).fill(block), Buffer.from([3, 0])]);
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Returns the parts of a workbook with this XML for its sheet; more parts are linked if they are texts or styles. */
export function workbookParts(sheet: string, more: Part[] = []): Part[] {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${documents}/${type}" Target="${target}"/>`;
  const also = ['sharedStrings', 'styles'].filter((type) => more.some(({ name }) => name === `xl/${type}.xml`));
  const sheets = relation('rId1', 'worksheet', 'worksheets/sheet1.xml');
  const texts = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels':
      '<Relationships ' +
      `xmlns="${relations}">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/_rels/workbook.xml.rels':
      `<Relationships xmlns="${relations}">${sheets}` +
      `${also.map((type) => relation(type, type, `${type}.xml`)).join('')}</Relationships>`,
    'xl/workbook.xml':
      `<workbook xmlns="${main}" xmlns:r="${documents}"><sheets><sheet name="A" sheetId="1" ` +
      'r:id="rId1"/></sheets></workbook>',
    'xl/worksheets/sheet1.xml': sheet,
  };
  return [...Object.entries(texts).map(([name, text]) => ({ name, bytes: Buffer.from(text) })), ...more];
}

/** Returns a sheet of one cell. */
export const oneCell =
  '<worksheet><sheetData><row r="1"><c t="inlineStr"><is><t>Name</t></is></c></row></sheetData></worksheet>';

/**
 * Makes workbooks that unpack to this many megabytes, and pack to a thousandth of it, in two forms that hide it from a
 * reader of the directory; with why each is refused.
 */
export function bombs(megabytes: number) {
  const texts = { name: 'xl/sharedStrings.xml', bytes: Buffer.alloc(1_048_576, ' '), times: megabytes };
  return [
    {
      form: 'a data descriptor and sizes of 0',
      fault: 'too_large',
      bytes: zipOf(workbookParts(oneCell, [{ ...texts, described: true }])),
    },
    { form: 'a ZIP64 record', fault: 'unreadable', bytes: zipOf(workbookParts(oneCell, [texts]), { zip64: true }) },
  ];
}

/** Makes a workbook that unpacks to no more than its directory states, and takes many times that to be read. */
export function greedyWorkbook(): Buffer {
  const styles = { name: 'xl/styles.xml', bytes: Buffer.alloc(15 * 1_048_576, '<a/>') };
  return zipOf(workbookParts(oneCell, [styles]));
}
