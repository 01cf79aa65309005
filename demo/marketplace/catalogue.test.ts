import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fileTypeFromBuffer } from 'file-type';
import { expect, test } from 'vitest';
import { languageOfText } from '~/shared/language';
import { demoAds } from './ads';
import { demoCategories, demoCategoryNames, demoShops } from './shops';
import type { DemoTier } from './types';

const media = fileURLToPath(new URL('media/', import.meta.url));
const tierDays: Record<DemoTier, number> = { basic: 7, silver: 10, gold: 15, diamond: 25, premium: 30 };
const live = demoAds.filter((ad) => ad.startsDaysAgo >= 0 && ad.startsDaysAgo < tierDays[ad.ad_type]);
const isFilm = (file: string) => file.endsWith('.mp4');

test('every category has a name in Malayalam', () => {
  expect(Object.keys(demoCategoryNames)).toEqual(demoCategories);
  expect(new Set(Object.values(demoCategoryNames).map(languageOfText))).toEqual(new Set(['ml']));
});

test('60 shops with different names in 10 categories, none of them empty', () => {
  expect(new Set(demoShops.map((shop) => shop.name.toLowerCase())).size).toBe(60);
  expect(new Set(demoShops.map((shop) => shop.category))).toEqual(new Set(demoCategories));
  expect(demoCategories).toHaveLength(10);
});

test('No real person can be called or written to', () => {
  for (const shop of demoShops) {
    expect(shop.contact_number).toMatch(/^(90000\d{5})?$/);
    expect(shop.email).toMatch(/^([a-z]+@[a-z]+\.example)?$/);
  }
  const numbers = demoShops.map((shop) => shop.contact_number).filter(Boolean);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('Every tier has live images, and the upper three have live films', () => {
  const count = (tier: DemoTier, film: boolean) =>
    live.filter((ad) => ad.ad_type === tier && isFilm(ad.file) === film).length;
  for (const [tier, images] of Object.entries({ premium: 3, diamond: 4, gold: 4, silver: 4, basic: 4 })) {
    expect(count(tier as DemoTier, false)).toBeGreaterThanOrEqual(images);
  }
  for (const tier of ['premium', 'diamond', 'gold'] as const) expect(count(tier, true)).toBe(2);
});

test('Some ads are over and some are still to start', () => {
  expect(demoAds.filter((ad) => ad.startsDaysAgo >= tierDays[ad.ad_type])).toHaveLength(3);
  expect(demoAds.filter((ad) => ad.startsDaysAgo < 0)).toHaveLength(2);
});

test('Every ad belongs to a shop, and only gold and above show films, each with a poster', () => {
  const names = new Set(demoShops.map((shop) => shop.name));
  for (const ad of demoAds) {
    expect(names).toContain(ad.shop);
    expect(isFilm(ad.file)).toBe(ad.poster !== undefined);
    if (isFilm(ad.file)) expect(['premium', 'diamond', 'gold']).toContain(ad.ad_type);
  }
});

test('The media folder holds the files of the ads and no others, each of the type in its name', async () => {
  const named = new Set(demoAds.flatMap((ad) => (ad.poster ? [ad.file, ad.poster] : [ad.file])));
  expect(new Set(readdirSync(media))).toEqual(named);
  let bytes = 0;
  for (const file of named) {
    const data = readFileSync(media + file);
    bytes += data.length;
    expect((await fileTypeFromBuffer(data))?.mime, file).toBe(isFilm(file) ? 'video/mp4' : 'image/jpeg');
  }
  expect(bytes).toBeLessThan(6 * 1024 * 1024);
});
