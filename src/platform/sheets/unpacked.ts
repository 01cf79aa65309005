import { inflateRawSync } from 'node:zlib';
import { SheetError, sheetLimits } from './limits';

const endOfDirectory = 0x06054b50;
const entry = 0x02014b50;
const endBytes = 22;
const entryBytes = 46;
/** Bytes before a part's name, where it stands itself. */
const partBytes = 30;
/** The longest comment behind the end of the directory, and that end itself. */
const tail = 65_535 + endBytes;
/** The flag of a part whose sizes stand behind it (a data descriptor), and the method of one that is not packed. */
const described = 0x08;
const stored = 0;
/** What stands in place of a number that only a ZIP64 record has. */
const elsewhere = 0xffff_ffff;

/**
 * Throws a SheetError for a ZIP archive whose parts unpack to more than the limits, before anything of it is
 * unpacked. The sizes in its directory are binding, since the reader stops a part that becomes larger. So an archive
 * is refused whose directory leaves a size open, or does not fit its end to the byte; an archive of this size has no
 * need of ZIP64. Returns the position of the first sheet that is not hidden, from 0; 0 when all are.
 */
export function checkUnpacked(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const [disks, first, here, count] = [4, 6, 8, 10].map((at) => view.getUint16(end + at, true));
  const [size, start] = [view.getUint32(end + 12, true), view.getUint32(end + 16, true)];
  // A ZIP64 record stands between the directory and its end.
  if (disks !== 0 || first !== 0 || here !== count || start + size !== end) throw new SheetError('unreadable');
  let [at, parts, sum, shown] = [start, 0, 0, 0];
  for (; at < end; parts += 1) {
    if (at + entryBytes > end || view.getUint32(at, true) !== entry) throw new SheetError('unreadable');
    const short = (field: number) => view.getUint16(at + field, true);
    const long = (field: number) => view.getUint32(at + field, true);
    const [flags, method, name] = [short(8), short(10), short(28)];
    const [packed, unpacked, place] = [long(20), long(24), long(42)];
    if ([packed, unpacked, place].includes(elsewhere)) throw new SheetError('unreadable');
    if (method === stored && packed !== unpacked) throw new SheetError('unreadable');
    // For an open size the reader uses what stands beside the part. Two bytes are what nothing at all packs to.
    if ((unpacked === 0 && packed > 2) || (packed === 0 && flags & described)) throw new SheetError('too_large');
    sum += unpacked;
    const path = new TextDecoder().decode(bytes.subarray(at + entryBytes, at + entryBytes + name));
    const isWhole = isReadWhole(path);
    if (sum > sheetLimits.unpacked || (isWhole && unpacked > sheetLimits.part)) throw new SheetError('too_large');
    if (path === 'xl/workbook.xml') {
      const from = place + partBytes + view.getUint16(place + 26, true) + view.getUint16(place + 28, true);
      const part = bytes.subarray(from, from + packed);
      shown = firstShown(method === stored ? part : inflateRawSync(part, { maxOutputLength: sheetLimits.part }));
    }
    at += entryBytes + name + short(30) + short(32);
  }
  if (at !== end || parts !== count) throw new SheetError('unreadable');
  return shown;
}

/** Returns the position of the first sheet in a workbook's list that is not hidden; 0 when all are. */
function firstShown(list: Uint8Array): number {
  const sheets = new TextDecoder().decode(list).match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? [];
  return Math.max(
    0,
    sheets.findIndex((sheet) => !/\sstate\s*=\s*["'](?:hidden|veryHidden)["']/.test(sheet)),
  );
}

/** Returns whether the reader has a part in memory whole; sheets are read as they unpack. */
const isReadWhole = (name: string) => /\.(xml|rels)$/i.test(name) && !name.includes('/worksheets/');

function findEnd(view: DataView): number {
  const last = Math.max(0, view.byteLength - tail);
  for (let at = view.byteLength - endBytes; at >= last; at -= 1) {
    if (view.getUint32(at, true) === endOfDirectory) return at;
  }
  throw new SheetError('unreadable');
}
