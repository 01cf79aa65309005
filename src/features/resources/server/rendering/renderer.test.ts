import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostilePdfs, makePdf, pictureBomb } from '~test/pdf';
import { PdfProblem } from './problem';
import { renderPdf } from './renderer';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'sangham-render-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function render(
  bytes: Buffer,
  { from = 1, until = Infinity, signal = new AbortController().signal, seconds = 60, allSeconds = 60 } = {},
) {
  const pdf = path.join(folder, 'book.pdf');
  await writeFile(pdf, bytes);
  const seen: unknown[] = [];
  await renderPdf(
    { pdf, folder, from, widths: [480, 900, 1400], maxPages: 500, gentle: false },
    {
      opened: async ({ pages, width, height }) => void seen.push([pages, width, height]),
      page: async (page) => {
        seen.push(page);
        return page < until;
      },
      signal,
      seconds,
      allSeconds,
    },
  );
  return seen;
}

test('every page becomes a picture in three widths, upright and not empty', async () => {
  expect(await render(makePdf({ pages: 3 }))).toEqual([[3, 1400, 1981], 1, 2, 3]);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.webp')).sort();
  expect(names).toHaveLength(9);
  const { width, height, format } = await sharp(path.join(folder, '2-900.webp')).metadata();
  expect([width, height, format]).toEqual([900, 1273, 'webp']);
  const { channels } = await sharp(path.join(folder, '2-900.webp')).stats();
  // Dark letters on white paper.
  expect(channels.map(({ min, max }) => [min < 40, max > 250])).toEqual([
    [true, true],
    [true, true],
    [true, true],
  ]);
}, 60_000);

test('it goes on where an earlier run stopped, and ends when no more is wanted', async () => {
  expect(await render(makePdf({ pages: 9 }), { from: 4, until: 5 })).toEqual([[9, 1400, 1981], 4, 5]);
}, 60_000);

test('pages that are each quick enough do not hold the place for ever', async () => {
  const rendering = render(makePdf({ pages: 400 }), { allSeconds: 3 });
  await expect(rendering).rejects.toThrow('This PDF takes too long to render.');
  await expect(rendering).rejects.toBeInstanceOf(PdfProblem);
}, 60_000);

test('it is ended at any time', async () => {
  const stop = new AbortController();
  const rendering = render(hostilePdfs['that draws ten to the tenth lines']!.bytes(), { signal: stop.signal });
  // Well before the renderer could fail by itself, however fast the machine is.
  setTimeout(() => stop.abort(new Error('enough')), 300);
  await expect(rendering).rejects.toThrow('enough');
}, 60_000);

test.each(Object.entries(hostilePdfs))(
  'a PDF %s is refused with a reason',
  async (_, { bytes, reason }) => {
    const rendering = render(bytes(), { seconds: 20 });
    await expect(rendering).rejects.toThrow(reason);
    await expect(rendering).rejects.toBeInstanceOf(PdfProblem);
  },
  90_000,
);

test('a picture that unpacks into a gigabyte is shown or refused, but does not take the memory', async () => {
  const outcome = await render(pictureBomb()).catch((error: unknown) => error);
  expect(Array.isArray(outcome) || outcome instanceof PdfProblem).toBe(true);
}, 90_000);
