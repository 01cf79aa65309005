/** The first bytes of the blocks of a GIF, named as in the GIF89a specification. */
const [extension, image, trailer] = [0x21, 0x2c, 0x3b];
const [application, comment] = [0xff, 0xfe];
/** The application extensions that hold the number of repeats; the others hold notes of programs (XMP). */
const looping = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

/**
 * Returns a GIF without its comments, programs' notes and the bytes after its end; its frames stay the same, bit for
 * bit. Throws a RangeError when the file is cut off inside a block.
 */
export function withoutNotes(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 13 + colourTable(bytes.readUInt8(10));
  parts.push(bytes.subarray(0, at));
  for (;;) {
    const start = at;
    const kind = at < bytes.length ? bytes.readUInt8(at) : trailer;
    if (kind === image) {
      // The frame's header, its colour table, and the byte before its data.
      at = afterSubBlocks(bytes, at + 10 + colourTable(bytes.readUInt8(at + 9)) + 1);
      parts.push(bytes.subarray(start, at));
    } else if (kind === extension) {
      const label = bytes.readUInt8(at + 1);
      at = afterSubBlocks(bytes, at + 2);
      const isNote =
        label === comment ||
        (label === application && !looping.includes(bytes.toString('latin1', start + 3, start + 14)));
      if (!isNote) parts.push(bytes.subarray(start, at));
    } else break;
  }
  return Buffer.concat([...parts, Buffer.from([trailer])]);
}

/** Returns the length in bytes of the colour table that a packed field announces. */
const colourTable = (packed: number) => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** Returns the offset after sub-blocks, which begin with their length in bytes; a sub-block of length 0 ends them. */
function afterSubBlocks(bytes: Buffer, from: number): number {
  let at = from;
  for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) at += length + 1;
  return at + 1;
}
