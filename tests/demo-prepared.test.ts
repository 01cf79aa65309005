import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { demoEvents } from '../demo/events/events';
import { adWidths } from '../src/features/marketplace/server/media';
import { demoAds } from '../demo/marketplace/ads';
import { pageWidths } from '../src/features/resources/contract/limits';
import { demoFlipbooks } from '../demo/resources/catalogue';
import { encodeImage } from '../src/platform/files/images';
import { factsOf, hashOf, readPrepared } from '../src/platform/files/prepared';

// The demo data copies pictures and pages that demo/generate/prepared made: here they are compared with their
// originals.
const demoFolder = path.resolve(import.meta.dirname, '../demo');
const place = (feature: string, folder: string, name: string) => path.join(demoFolder, feature, folder, name);
const names = (files: string[]) => [...new Set(files)].map((file) => path.parse(file).name).sort();

const pictures: Record<string, string[]> = {
  marketplace: names(demoAds.map(({ file, poster }) => poster ?? file)),
  events: names(demoEvents.flatMap(({ posters }) => posters.map((name) => `${name}.jpg`))),
};

for (const [feature, wanted] of Object.entries(pictures)) {
  it(`${feature}: every picture of the demo is prepared from what it is now, and no other`, async () => {
    expect(readdirSync(place(feature, 'prepared', '')).sort()).toEqual(wanted);
    for (const name of wanted) {
      const folder = place(feature, 'prepared', name);
      expect((await factsOf(folder)).original, name).toBe(await hashOf(place(feature, 'media', `${name}.jpg`)));
      for (const { bytes } of (await readPrepared(folder)).variants) expect(bytes.length, name).toBeGreaterThan(1000);
    }
  });

  it(`${feature}: a prepared picture is what encoding it returns`, async () => {
    const name = wanted[0]!;
    const { variants, ...size } = await readPrepared(place(feature, 'prepared', name));
    const fresh = await encodeImage(place(feature, 'media', `${name}.jpg`), { widths: adWidths });
    const shapes = (all: typeof variants) => all.map(({ format, width, height }) => ({ format, width, height }));
    expect({ ...size, variants: shapes(variants) }).toEqual({
      width: fresh.width,
      height: fresh.height,
      variants: shapes(fresh.variants),
    });
  });
}

it('every flipbook of the demo is rendered from its PDF as it is now, each page in every width', async () => {
  expect(readdirSync(place('resources', 'prepared', '')).sort()).toEqual(names(demoFlipbooks.map(({ file }) => file)));
  for (const { file } of demoFlipbooks) {
    const folder = place('resources', 'prepared', path.parse(file).name);
    const book = JSON.parse(await readFile(path.join(folder, 'book.json'), 'utf8')) as {
      original: string;
      pages: number;
      width: number;
    };
    expect(book.original, file).toBe(await hashOf(place('resources', 'media', file)));
    expect(book.width).toBe(pageWidths.at(-1));
    for (let page = 1; page <= book.pages; page += 1) {
      for (const width of pageWidths)
        expect(existsSync(path.join(folder, `${page}-${width}.webp`)), `${file}, page ${page}`).toBe(true);
    }
  }
});

it('every poster has its picture for link previews', () => {
  for (const name of pictures.events!)
    expect(existsSync(place('events', 'prepared', `${name}/social.jpg`)), name).toBe(true);
});
