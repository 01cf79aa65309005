import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { difference, pixelsOf, rasterise } from '~test/rasterise';
import { drawPdf, drawPdfTo, drawPng, moved, type Item, type Page } from './index';

const photo = await sharp({ create: { width: 192, height: 256, channels: 3, background: '#c09070' } })
  .jpeg()
  .toBuffer();
const items: Item[] = [
  { kind: 'box', x: 1, y: 1, width: 78, height: 48, radius: 3, edge: '#888888', fill: '#e6f1ec' },
  { kind: 'text', text: 'Sreedharan Nair ശ്രീകൃഷ്ണൻ', x: 5, y: 10, size: 14, weight: 700, color: '#14211d', width: 70 },
  { kind: 'line', from: [5, 14], to: [75, 14], color: '#14211d', thickness: 0.5 },
  { kind: 'picture', bytes: photo, x: 5, y: 18, width: 18, height: 24, radius: 1 },
  { kind: 'code', text: 'https://example.org/verify/ABC', x: 40, y: 17, side: 30, color: '#000000' },
];
const page: Page = { width: 80, height: 50, items };

test('the same pages give the same bytes, whichever process draws them', async () => {
  const [one, other, next] = await Promise.all([
    drawPdf('Card', [page]),
    drawPdf('Card', [page]),
    drawPdf('Card', [page]),
  ]);
  expect(one.equals(other)).toBe(true);
  expect(one.equals(next)).toBe(true);
  expect(one.subarray(0, 5).toString()).toBe('%PDF-');
  expect(one.toString('latin1')).not.toMatch(/CreationDate|ModDate/);
  expect((await drawPng(page, 12)).equals(await drawPng(page, 12))).toBe(true);
});

test('the PDF looks like the picture of the same page', async () => {
  const picture = await pixelsOf(await drawPng(page, 8));
  const printed = await rasterise(await drawPdf('Card', [page]), { scale: (8 * 25.4) / 72 });
  expect(await difference(picture, printed, 4)).toBeLessThan(0.015);
  const other = await rasterise(await drawPdf('Card', [{ ...page, items: moved(items, 2, 0) }]), {
    scale: (8 * 25.4) / 72,
  });
  expect(await difference(picture, other, 4)).toBeGreaterThan(0.03);
});

test('a picture has its resolution: a program prints it in its true size', async () => {
  expect(await sharp(await drawPng(page, 300 / 25.4)).metadata()).toMatchObject({ density: 300, width: 945 });
});

test('many pages are asked for one by one and written to a file', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pdf-'));
  try {
    const file = path.join(folder, 'pages.pdf');
    const pages = async function* () {
      for (let n = 0; n < 3; n += 1) yield await Promise.resolve({ ...page, items: moved(items, n, 0) });
    };
    await drawPdfTo(file, 'Pages', pages());
    expect(await rasterise(readFileSync(file), { page: 3 })).toMatchObject({ pages: 3, width: 227 });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('what cannot be drawn fails alone', async () => {
  const broken: Item = { kind: 'picture', bytes: Buffer.from('no picture'), x: 0, y: 0, width: 9, height: 9 };
  await expect(drawPdf('Card', [{ ...page, items: [broken] }])).rejects.toThrow('drawing.worker failed');
  expect((await drawPdf('Card', [page])).length).toBeGreaterThan(1000);
});
