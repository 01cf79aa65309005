import { SheetError, sheetLimits } from './limits';

const endOfDirectory = 0x06054b50;
const entry = 0x02014b50;
/** The longest comment behind the end of the directory, and that end itself. */
const tail = 65_535 + 22;

/**
 * Throws `too_large` for a ZIP archive whose parts unpack to more than the limits, before anything of it is unpacked. What
 * the directory says is binding: the reader stops a part that becomes larger than it said, so a part that says nothing of its size
 * is refused. An archive of this size has no need of ZIP64.
 */
export function checkUnpacked(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  let at = view.getUint32(end + 16, true);
  let sum = 0;
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== entry) throw new SheetError('unreadable');
    const [packed, unpacked] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    const length = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length));
    // Two bytes are what nothing at all packs to.
    if (unpacked === 0 && packed > 2) throw new SheetError('too_large');
    sum += unpacked;
    const isWhole = /\.(xml|rels)$/i.test(name) && !name.includes('/worksheets/');
    if (sum > sheetLimits.unpacked || (isWhole && unpacked > sheetLimits.part)) throw new SheetError('too_large');
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

function findEnd(view: DataView): number {
  const last = Math.max(0, view.byteLength - tail);
  for (let at = view.byteLength - 22; at >= last; at -= 1) if (view.getUint32(at, true) === endOfDirectory) return at;
  throw new SheetError('unreadable');
}
