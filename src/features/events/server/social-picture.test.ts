import sharp from 'sharp';
import { expect, test } from 'vitest';
import { socialPicture } from './social-picture';

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .jpeg({ quality: 90 })
    .toBuffer();

test('the most detailed picture that fills the preview stays under 300 KB', async () => {
  const jpeg = await socialPicture(await noise(1905, 1000));
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(jpeg.length).toBeLessThan(300 * 1024);
});

test('a poster stands whole in the middle, before a darker blur of itself', async () => {
  const poster = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#c03030' } })
    .png()
    .toBuffer();
  const { data, info } = await sharp(await socialPicture(poster))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
  // 420 pixels wide, from 390 to 810.
  for (const x of [400, 600, 800]) expect(redAt(x, 300)).toBeGreaterThan(185);
  for (const x of [50, 350, 850, 1150]) expect(redAt(x, 300)).toBeLessThan(170);
});

test.each([
  [
    'with transparency',
    sharp({ create: { width: 300, height: 400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).png(),
  ],
  [
    'of greys',
    sharp({ create: { width: 300, height: 400, channels: 3, background: '#777' } })
      .greyscale()
      .png(),
  ],
])('a picture %s becomes a JPEG too', async (_, image) => {
  const { channels, format } = await sharp(await socialPicture(await image.toBuffer())).metadata();
  expect([format, channels]).toEqual(['jpeg', 3]);
});
