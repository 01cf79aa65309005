/** Blocks of a GIF by their first bytes, as the GIF89a specification calls them. */
const [extension, image, trailer] = [0x21, 0x2c, 0x3b];
const [application, comment] = [0xff, 0xfe];
/** The application extensions that say how often an animation runs; the others hold notes of programs (XMP). */
const looping = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

/**
 * A GIF without what is no picture in it: comments, programs' notes, and whatever follows its end. Its frames stay bit for
 * bit. Throws a RangeError when the file is cut off inside a block.
 */
export function withoutNotes(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  let at = 13 + colourTable(bytes.readUInt8(10));
  kept.push(bytes.subarray(0, at));
  for (;;) {
    const start = at;
    const kind = at < bytes.length ? bytes.readUInt8(at) : trailer;
    if (kind === image) {
      // The frame's head, its own colours, and a byte before its data.
      at = afterSubBlocks(bytes, at + 10 + colourTable(bytes.readUInt8(at + 9)) + 1);
      kept.push(bytes.subarray(start, at));
    } else if (kind === extension) {
      const label = bytes.readUInt8(at + 1);
      at = afterSubBlocks(bytes, at + 2);
      const isNote =
        label === comment ||
        (label === application && !looping.includes(bytes.toString('latin1', start + 3, start + 14)));
      if (!isNote) kept.push(bytes.subarray(start, at));
    } else break;
  }
  return Buffer.concat([...kept, Buffer.from([trailer])]);
}

/** The length in bytes of the colour table that a packed field announces. */
const colourTable = (packed: number) => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** Data come in blocks that begin with their length; one of length 0 ends them. */
function afterSubBlocks(bytes: Buffer, from: number): number {
  let at = from;
  for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) at += length + 1;
  return at + 1;
}
