import { describe, expect, test } from 'vitest';
import { CallError } from '~/shared/api-client';
import type { Ad } from '../contract';
import { tiers } from '../contract/tiers';
import { showcaseAds, showcaseErrorText, showMsOf, videoAds } from './showcase';

const ad = (change: Partial<Ad>): Ad => ({
  id: 1,
  shop: 1,
  shop_name: 'Kinar Pumps',
  category: 'Pumps & Motors',
  category_name: 'Pumps & Motors',
  ad_type: 'gold',
  media: '/media/a.jpg',
  media_url: '/media/a.jpg',
  media_type: 'image/jpeg',
  media_detail: { url: '/media/a.jpg', type: 'image/jpeg', width: 1600, height: 900, sources: [], poster: null },
  created_at: '2026-01-01T00:00:00+05:30',
  ...change,
});

describe('the image showcase', () => {
  test('keeps images of premium, diamond and gold', () => {
    const all = tiers.map((ad_type, id) => ad({ id: id + 1, ad_type }));
    expect(showcaseAds(all).map((ad) => ad.ad_type)).toEqual(['diamond', 'premium', 'gold']);
    expect(showcaseAds([ad({ media_type: 'video/mp4' })])).toEqual([]);
  });

  test.each([
    ['http://host/a.jpg', 1],
    ['https://host/a.jpg', 1],
    ['/a.jpg', 1],
    ['a.jpg', 0],
    ['javascript:alert(1)', 0],
    ['', 0],
  ])('%s as an address is kept %s times', (media, count) => {
    expect(showcaseAds([ad({ media })])).toHaveLength(count);
  });

  test('gives each tier its time', () => {
    expect(tiers.map((tier) => [tier, showMsOf(tier)])).toEqual([
      ['diamond', 5000],
      ['premium', 7000],
      ['gold', 3000],
      ['silver', 4000],
      ['basic', 4000],
    ]);
  });

  test.each([
    [new CallError(401, 'Unauthorized', '', 'x', {}), 'Authentication required. Please login to view ads.'],
    [new CallError(404, 'Not Found', '', 'x', {}), 'API endpoint not found. Please check the server configuration.'],
    [new CallError(503, 'Service Unavailable', '', 'x', {}), 'Server error: 503 - Service Unavailable'],
    [new CallError(0, '', 'Failed to fetch', 'x', {}), 'Failed to fetch'],
    [new TypeError('odd'), 'An unknown error occurred.'],
  ])('words %s', (error, text) => expect(showcaseErrorText(error)).toBe(text));
});

describe('the video carousel', () => {
  const film = ad({ media_type: 'video/mp4', media: '/media/a.mp4' });

  test('keeps videos with an address', () => {
    const tries = [film, ad({}), ad({ media_type: 'video/mp4', media: ' ' }), ad({ media_type: '', media: '/a.mp4' })];
    expect(videoAds(tries)).toEqual([film]);
  });

  test.each([
    ['kinar', 1],
    ['PUMPS', 1],
    ['  motors ', 1],
    ['tiles', 0],
    ['', 1],
  ])('the filter "%s" keeps %s', (filter, count) => expect(videoAds([film], filter)).toHaveLength(count));
});
