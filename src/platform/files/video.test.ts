import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testFolder, type TestPlace } from './support';
import { videoSize } from './video';

let place: TestPlace;
beforeAll(async () => {
  place = await testFolder();
});
afterAll(() => place.close());

async function sizeOf(bytes: Buffer) {
  const file = path.join(place.files.temp(), 'video');
  await writeFile(file, bytes);
  return videoSize(file);
}

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const box = (name: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content);
  return Buffer.concat([uint32(body.length + 8), Buffer.from(name), body]);
};
const tkhd = (width: number, height: number, scale = 1) =>
  box('tkhd', Buffer.alloc(40), uint32(scale << 16), Buffer.alloc(32), uint32(width << 16), uint32(height << 16));
const mp4 = (...tracks: Buffer[]) =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom')),
    box('mdat', Buffer.alloc(700_000, 1)),
    box('moov', box('mvhd', Buffer.alloc(100)), ...tracks.map((track) => box('trak', track))),
  ]);

// Sizes are one byte (marker 0x80), eight (0x01, as encoders write where they fill it in later) or "unknown" (all
// ones).
const element = (id: number[], content: Buffer, unknown = false) =>
  Buffer.concat([Buffer.from([...id, unknown ? 0xff : 0x80 | content.length]), content]);
const long = (id: number[], content: Buffer) =>
  Buffer.concat([Buffer.from([...id, 1, 0, 0, 0]), uint32(content.length), content]);
const webm = (width: number, height: number) => {
  const video = element([0xe0], Buffer.concat([element([0xb0], uint32(width)), element([0xba], uint32(height))]));
  const audio = element([0xae], element([0x83], Buffer.from([2])));
  const tracks = long([0x16, 0x54, 0xae, 0x6b], Buffer.concat([audio, element([0xae], video)]));
  const info = element([0x15, 0x49, 0xa9, 0x66], Buffer.alloc(10));
  return Buffer.concat([
    element([0x1a, 0x45, 0xdf, 0xa3], Buffer.alloc(8)),
    element([0x18, 0x53, 0x80, 0x67], Buffer.concat([info, tracks]), true),
  ]);
};

it('reads the size of an MP4 from its picture track, wherever the header is', async () => {
  expect(await sizeOf(mp4(tkhd(0, 0), tkhd(1280, 720)))).toEqual({ width: 1280, height: 720 });
});

it('turns the size of a video filmed upright', async () => {
  expect(await sizeOf(mp4(tkhd(1920, 1080, 0)))).toEqual({ width: 1080, height: 1920 });
});

it('reads the size of a WebM', async () => {
  expect(await sizeOf(webm(640, 360))).toEqual({ width: 640, height: 360 });
});

it('answers null for anything else, at any cut', async () => {
  for (const bytes of [Buffer.alloc(0), Buffer.alloc(5000), Buffer.from('a text'), mp4(tkhd(0, 0)), mp4()]) {
    expect(await sizeOf(bytes)).toBeNull();
  }
  const whole = webm(640, 360);
  for (let length = 0; length < whole.length; length += 1) expect(await sizeOf(whole.subarray(0, length))).toBeNull();
});
