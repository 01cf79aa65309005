import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Color } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pngBomb } from '~test/png';
import { encodeImage, ImageError } from './images';
import { sniffType } from './sniff';
import { testFolder, type TestPlace } from './support';

const plain = (width: number, height: number, background: Color = '#1d4ed8') =>
  sharp({ create: { width, height, channels: 3, background } });

const pixel = async (bytes: Buffer, left: number, top: number) => [
  ...(await sharp(bytes).toColourspace('srgb').extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'fine',
    (error) => (error instanceof ImageError ? error.code : String(error)),
  );

/**
 * Returns the picture processes of this process, with the processor time that each has used, in hundredths of a second.
 */
function readers(): Map<number, number> {
  const found = new Map<number, number>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const [, parent, ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
        .map(Number);
      const isOurs = parent === process.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('picture.worker');
      if (isOurs) found.set(Number(pid), rest[9]! + rest[10]!);
    } catch {
      // It has just ended.
    }
  }
  return found;
}

describe('encodeImage', () => {
  let place: TestPlace;
  beforeAll(async () => {
    place = await testFolder();
  });
  afterAll(() => place.close());

  it('makes AVIF and WebP at each width and one JPEG at the widest up to 1280', async () => {
    const image = await encodeImage(await plain(2000, 1000).jpeg().toBuffer(), { widths: [480, 800, 1600] });
    expect(image).toMatchObject({ width: 1600, height: 800 });
    expect(image.variants.map(({ format, width, height }) => `${format} ${width}x${height}`)).toEqual([
      'avif 1600x800',
      'webp 1600x800',
      'avif 800x400',
      'webp 800x400',
      'avif 480x240',
      'webp 480x240',
      'jpeg 800x400',
    ]);
    for (const { bytes, format, width, height } of image.variants) {
      const seen = await sharp(bytes).metadata();
      expect(seen).toMatchObject({ width, height, format: format === 'avif' ? 'heif' : format });
      expect((await sniffType(bytes))?.mime).toBe(`image/${format}`);
    }
  });

  it('never makes a picture larger: widths above its own become its own', async () => {
    const image = await encodeImage(await plain(300, 200).png().toBuffer(), { widths: [200, 480, 800] });
    expect(image.variants.map(({ format, width }) => `${format} ${width}`)).toEqual([
      'avif 300',
      'webp 300',
      'avif 200',
      'webp 200',
      'jpeg 300',
    ]);
  });

  it('makes a JPEG of 1280 when every wanted width is above that', async () => {
    const image = await encodeImage(await plain(2400, 1200).png().toBuffer(), { widths: [2000], formats: ['webp'] });
    expect(image.variants.map(({ format, width }) => `${format} ${width}`)).toEqual(['webp 2000', 'jpeg 1280']);
  });

  it('reads a file by its content, whatever it is called', async () => {
    const picture = path.join(place.files.temp(), 'notes.txt');
    await plain(40, 30).webp().toFile(`${picture}.webp`);
    await writeFile(picture, await plain(40, 30).webp().toBuffer());
    expect(await encodeImage(picture, { widths: [40] })).toMatchObject({ width: 40, height: 30 });
    const text = path.join(place.files.temp(), 'photo.jpg');
    await writeFile(text, 'This is no photo.');
    expect(await codeOf(encodeImage(text, { widths: [40] }))).toBe('bad_image');
  });

  it('refuses what does not decode: text, nothing, SVG, a cut-off JPEG, a signature before rubbish', async () => {
    const jpeg = await plain(800, 600)
      .composite([{ input: await plain(300, 300, '#fff').png().toBuffer() }])
      .jpeg()
      .toBuffer();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
    const bad = {
      text: Buffer.from('hello'),
      nothing: Buffer.alloc(0),
      svg: Buffer.from(svg),
      cut: jpeg.subarray(0, jpeg.length / 2),
      rubbish: Buffer.concat([jpeg.subarray(0, 20), Buffer.alloc(500, 7)]),
      pngHead: pngBomb(100).subarray(0, 60),
    };
    for (const [name, bytes] of Object.entries(bad)) {
      expect(await codeOf(encodeImage(bytes, { widths: [40] })), name).toBe('bad_image');
    }
  });

  it('refuses a decompression bomb by its size in pixels, without decoding it', async () => {
    const bomb = pngBomb(60_000);
    expect(bomb.length).toBeLessThan(200_000);
    const spent = () => [...readers().values()].reduce((sum, ticks) => sum + ticks, 0);
    const before = spent();
    expect(await codeOf(encodeImage(bomb, { widths: [480] }))).toBe('too_large_image');
    expect(spent() - before).toBeLessThan(200);
    expect(await codeOf(encodeImage(pngBomb(200), { widths: [40], maxPixels: 39_999 }))).toBe('too_large_image');
    expect(await codeOf(encodeImage(pngBomb(200), { widths: [40], maxPixels: 40_000 }))).toBe('fine');
  });

  it('refuses a picture too long for any format', async () => {
    const ribbon = await plain(10, 20_000).png().toBuffer();
    expect(await codeOf(encodeImage(ribbon, { widths: [480] }))).toBe('too_large_image');
  });

  it('turns a photo upright and strips where it was taken', async () => {
    const photo = await plain(60, 40)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Someone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '10/1 46/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif?.includes('Someone')).toBe(true);
    const image = await encodeImage(photo, { widths: [480] });
    expect(image).toMatchObject({ width: 40, height: 60 });
    for (const { bytes } of image.variants) {
      const seen = await sharp(bytes).metadata();
      expect(seen.orientation ?? 1).toBe(1);
      expect([seen.exif, seen.icc, seen.xmp, seen.iptc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(bytes.includes('Someone')).toBe(false);
    }
  });

  it('keeps transparency in AVIF and WebP and puts white behind it in JPEG', async () => {
    const clear = sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    const image = await encodeImage(await clear.png().toBuffer(), { widths: [40] });
    const [avif, webp, jpeg] = image.variants;
    expect((await pixel(avif!.bytes, 5, 5))[3]).toBe(0);
    expect((await pixel(webp!.bytes, 5, 5))[3]).toBe(0);
    expect(await pixel(jpeg!.bytes, 5, 5)).toEqual([255, 255, 255]);
  });

  it('brings every kind of colour to 8-bit sRGB', async () => {
    const red = plain(40, 40, '#e01010');
    const kinds = {
      p3: await red.clone().withIccProfile('p3').png().toBuffer(),
      cmyk: await red.clone().withIccProfile('cmyk').jpeg({ quality: 95 }).toBuffer(),
      deep: await red.clone().toColourspace('rgb16').png().toBuffer(),
    };
    for (const [name, bytes] of Object.entries(kinds)) {
      const { variants } = await encodeImage(bytes, { widths: [40] });
      for (const { bytes: pictures, format } of variants) {
        const seen = await sharp(pictures).metadata();
        expect(seen, `${name} ${format}`).toMatchObject({ space: 'srgb', depth: 'uchar' });
        const [r, g, b] = await pixel(pictures, 5, 5);
        expect(Math.abs(r! - 0xe0), `${name} ${format} ${r} ${g} ${b}`).toBeLessThan(16);
      }
    }
    const grey = await encodeImage(await plain(40, 40, '#808080').toColourspace('b-w').png().toBuffer(), {
      widths: [40],
    });
    expect((await pixel(grey.variants[0]!.bytes, 5, 5))[0]).toBeCloseTo(0x80, -1);
  });

  it('takes the first frame of an animation', async () => {
    const frames = [await plain(30, 20, '#ff0000').png().toBuffer(), await plain(30, 20, '#0000ff').png().toBuffer()];
    for (const format of ['gif', 'webp'] as const) {
      const animated = await sharp(frames, { join: { animated: true } })
        .toFormat(format)
        .toBuffer();
      expect((await sharp(animated).metadata()).pages).toBe(2);
      const image = await encodeImage(animated, { widths: [480] });
      expect(image).toMatchObject({ width: 30, height: 20 });
      const [r, , b] = await pixel(image.variants.at(-1)!.bytes, 5, 5);
      expect([r! > 200, b! < 50]).toEqual([true, true]);
    }
  });

  it('calls a picture broken that ends what reads it, and reads the next one', async () => {
    const picture = await plain(3000, 2000)
      .composite([{ input: await plain(900, 900, '#fff').png().toBuffer() }])
      .png()
      .toBuffer();
    const before = readers();
    const reading = codeOf(encodeImage(picture, { widths: [3000, 2000] }));
    const atWork = () =>
      [...readers()].filter(([pid, ticks]) => ticks > (before.get(pid) ?? 0) + 20).map(([pid]) => pid);
    await expect.poll(() => atWork().length, { interval: 20, timeout: 15_000 }).toBe(1);
    for (const pid of atWork()) process.kill(pid, 'SIGKILL');
    expect(await reading).toBe('bad_image');
    expect(await codeOf(encodeImage(picture, { widths: [40], formats: [] }))).toBe('fine');
  });

  it('gets through many pictures at once', async () => {
    const picture = await plain(400, 300).png().toBuffer();
    const pictures = await Promise.all(Array.from({ length: 8 }, () => encodeImage(picture, { widths: [200, 400] })));
    expect(pictures.every((image) => image.variants.length === 5)).toBe(true);
  });
});
