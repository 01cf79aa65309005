import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { drawPdf, type Item } from '../../src/platform/pdf';
import { pixelsOf, rasterise, type Pixels } from '../support/rasterise';

/*
 * Compares Malayalam in a PDF with what Chromium draws with the same font (docs/decisions/0027): thirty words with what
 * goes wrong first, conjuncts that stack or fuse, chillus old and new, vowels in two parts, the signs that stand before
 * their letter.
 */
const words = [
  'ക്ഷണം',
  'ശ്രീകൃഷ്ണൻ',
  'സ്ത്രീ',
  'കൊല്ലം',
  'കൊട്ടാരക്കര',
  'ചൈതന്യം',
  'കൗമാരം',
  'അവൻ്റെ',
  'അവന്റെ',
  'പാല്‍',
  'വാർത്ത',
  'മഞ്ഞൾ',
  'ഞങ്ങൾ',
  'ഓർമ്മ',
  'വിദ്യുച്ഛക്തി',
  'രാഷ്ട്രം',
  'ദ്വൈതം',
  'ജോസഫ്',
  'പാലക്കാട്',
  'ഒറ്റപ്പാലം',
  'മണ്ണാർക്കാട്',
  'ചിറ്റൂർ',
  'ലൈസൻസ്',
  'എൻജിനീയർ',
  'സൂപ്പർവൈസർ',
  'ബ്രഹ്മദത്തൻ',
  'ഉജ്ജ്വലം',
  'തൃത്താല',
  'സ്വാതന്ത്ര്യം',
  'അംഗത്വം',
];
/** Millimetres of a word's row, and pixels per millimetre. */
const row = { width: 90, height: 24 };
const scale = 8;
const size = 28; // Points.
const file = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/anek-malayalam/400Regular/AnekMalayalam_400Regular.ttf',
);

/** Returns the words one below the other, as PDFium shows the PDF. */
async function inPdf(texts: readonly string[]): Promise<Pixels> {
  const items = texts.map((text, at): Item => ({
    kind: 'text',
    text,
    x: 5,
    y: at * row.height + 15,
    size,
    color: '#000000',
  }));
  const pdf = await drawPdf('Words', [{ width: row.width, height: row.height * texts.length, items }]);
  return rasterise(pdf, { scale: scale * (25.4 / 72) });
}

/** Returns the ink of a row alone, all of one size: where a line begins may differ by a part of a pixel. */
async function inkOf({ data, width, height }: Pixels, at: number) {
  const rowHeight = row.height * scale;
  const whole = sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .greyscale();
  const one = await whole
    .extract({ left: 0, top: at * rowHeight, width: row.width * scale - 1, height: rowHeight - 1 })
    .png()
    .toBuffer();
  const { data: trimmed, info } = await sharp(one)
    .trim({ background: '#fff', threshold: 96 })
    .png()
    .toBuffer({ resolveWithObject: true });
  const pixels = await sharp(trimmed).resize(600, 160, { fit: 'fill' }).greyscale().blur(2).raw().toBuffer();
  return { width: info.width, height: info.height, pixels };
}
type Ink = Awaited<ReturnType<typeof inkOf>>;

/**
 * Returns how far apart two drawings are: their sizes in pixels, and the share of ink that lies elsewhere (2: all of
 * it).
 */
function apart(one: Ink, other: Ink) {
  let off = 0;
  let all = 0;
  one.pixels.forEach((value, at) => {
    off += Math.abs(value - other.pixels[at]!);
    all += 255 - value;
  });
  return { pixels: Math.max(Math.abs(one.width - other.width), Math.abs(one.height - other.height)), ink: off / all };
}
const alike = ({ pixels, ink }: ReturnType<typeof apart>) => pixels <= 3 && ink < 0.25;

test('thirty hard words in a PDF are as Chromium draws them', async ({ page }) => {
  expect(new Set(words).size).toBe(30);
  await page.setViewportSize({ width: row.width * scale, height: row.height * scale * words.length });
  await page.setContent(`<style>
    @font-face { font-family: Anek; src: url(data:font/ttf;base64,${readFileSync(file).toString('base64')}); }
    body { margin: 0; background: #fff; color: #000; font: ${((size * 25.4) / 72) * scale}px/${row.height * scale}px \
Anek; }
    p { margin: 0 ${5 * scale}px; height: ${row.height * scale}px; white-space: nowrap; }
  </style>${words.map((word) => `<p>${word}</p>`).join('')}`);
  await page.evaluate(() => document.fonts.ready);
  const [drawn, expected] = [await inPdf(words), await pixelsOf(await page.screenshot())];
  for (const [at, word] of words.entries()) {
    const off = apart(await inkOf(expected, at), await inkOf(drawn, at));
    expect(alike(off), `${word}: ${JSON.stringify(off)}`).toBe(true);
  }
});

test('letters that are not joined, or a vowel that lost a part, would be seen', async () => {
  const right = ['സ്ത്രീ', 'കൊല്ലം', 'ക്ഷണം'];
  const wrong = ['സ്\u200cത്\u200cരീ', 'കെല്ലം', 'ക്\u200cഷണം'];
  const [good, bad] = [await inPdf(right), await inPdf(wrong)];
  for (const [at, word] of right.entries())
    expect(alike(apart(await inkOf(good, at), await inkOf(bad, at))), word).toBe(false);
});
