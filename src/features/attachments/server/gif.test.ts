import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withoutNotes } from './gif';

const frame = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
const moving = async () =>
  sharp([await frame('#a00'), await frame('#0a0')], { join: { animated: true } })
    .gif({ loop: 3 })
    .toBuffer();

/** Returns an extension block: its label, and its data in sub-blocks that begin with their length in bytes. */
const block = (label: number, ...data: string[]) =>
  Buffer.concat([
    Buffer.from([0x21, label]),
    ...data.map((text) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)])),
    Buffer.from([0]),
  ]);
/** Returns a GIF with more blocks before its trailer. */
const having = (gif: Buffer, ...notes: Buffer[]) => Buffer.concat([gif.subarray(0, -1), ...notes, Buffer.from([0x3b])]);

test('comments, notes and bytes after the trailer are removed; frames and repeats stay the same', async () => {
  const gif = await moving();
  const notes = having(
    gif,
    block(0xfe, 'Taken by Asha', 'at 10.7,76.6'),
    block(0xff, 'XMP DataXMP', '<x:xmpmeta>Asha</x:xmpmeta>'),
  );
  const clean = withoutNotes(Buffer.concat([notes, Buffer.from('Asha')]));
  expect(clean.includes('Asha')).toBe(false);
  expect(clean).toEqual(withoutNotes(gif));
  expect(await sharp(clean).metadata()).toMatchObject({ pages: 2, loop: 3, width: 8 });
  const pixels = (bytes: Buffer) => sharp(bytes, { animated: true }).raw().toBuffer();
  expect(await pixels(clean)).toEqual(await pixels(gif));
});

test('a GIF without a trailer gets one, and a GIF that is cut off inside a block is refused', async () => {
  const gif = await moving();
  expect(withoutNotes(gif.subarray(0, -1))).toEqual(withoutNotes(gif));
  expect(() => withoutNotes(gif.subarray(0, -9))).toThrow(RangeError);
});
