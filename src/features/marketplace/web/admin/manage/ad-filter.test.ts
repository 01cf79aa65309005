import { expect, test } from 'vitest';
import type { ManagedAd } from '../../../contract';
import { isFiltering, matchingAds, sortedAds, type AdFilter } from './ad-filter';

const ad = (id: number, shop_name: string, ad_type: ManagedAd['ad_type'], created_at = `2026-01-0${id}`) =>
  ({ id, shop_name, ad_type, created_at, category_name: 'Tiles' }) as ManagedAd;

const ads = [
  ad(1, 'Kolam Tiles', 'gold'),
  ad(2, 'aasari Workshop', 'diamond'),
  ad(3, 'Café Concrete', 'premium'),
  ad(4, 'Zenith', 'premium'),
  ad(5, 'Basalt', 'basic'),
];
const noFilter: AdFilter = { type: '', status: '', q: '', sort: 'relevance' };
const ids = (found: readonly ManagedAd[]) => found.map(({ id }) => id);

test('relevance is the ranking value: premium, diamond, gold, silver, basic, the newest first among equals', () => {
  expect(ids(sortedAds(ads, 'relevance'))).toEqual([4, 3, 2, 1, 5]);
});

test('shop names sort whatever their case, types by the alphabet', () => {
  expect(ids(sortedAds(ads, 'shop_name'))).toEqual([2, 5, 3, 1, 4]);
  expect(ids(sortedAds(ads, 'ad_type'))).toEqual([5, 2, 1, 3, 4]);
});

test('type and words narrow together, accents and case aside', () => {
  expect(ids(matchingAds(ads, { ...noFilter, q: 'CAFE tiles' }))).toEqual([3]);
  expect(ids(matchingAds(ads, { ...noFilter, type: 'premium', q: 'ze' }))).toEqual([4]);
  expect(ids(matchingAds(ads, noFilter))).toHaveLength(5);
});

test('an order alone or a blank search filters nothing', () => {
  expect(isFiltering({ ...noFilter, sort: 'ad_type', q: '  ' })).toBe(false);
  expect(isFiltering({ ...noFilter, status: 'live' })).toBe(true);
});
