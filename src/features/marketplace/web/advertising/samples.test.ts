import { expect, test } from 'vitest';
import type { Ad } from '../../contract';
import type { Tier } from '../../contract/tiers';
import { hoardingAd, sampleAds, tiersByRank } from './samples';

let id = 0;

function ad(ad_type: Tier, shop: number, media_type = 'image/jpeg'): Ad {
  id += 1;
  const picture = { url: `/media/${id}.jpg`, type: 'image/jpeg', width: 16, height: 9, sources: [] };
  return {
    id,
    shop,
    shop_name: `Shop ${shop}`,
    category: 'Tiles',
    category_name: 'Tiles',
    ad_type,
    media: picture.url,
    media_url: picture.url,
    media_type,
    media_detail: { ...picture, poster: media_type.startsWith('video/') ? picture : null },
    created_at: '2026-01-01T00:00:00+05:30',
  };
}

test('the tiers are compared by what they give, not by their order in feeds', () => {
  expect(tiersByRank).toEqual(['premium', 'diamond', 'gold', 'silver', 'basic']);
});

test('the hoarding shows the best picture that runs, never a video', () => {
  const picture = ad('diamond', 2);
  expect(hoardingAd([ad('basic', 3), picture, ad('premium', 1, 'video/mp4')])).toBe(picture);
  expect(hoardingAd([])).toBeUndefined();
});

test('the samples are one of each tier, best first, each of a different shop', () => {
  const ads = [
    ad('diamond', 1),
    ad('diamond', 2),
    ad('premium', 3),
    ad('gold', 1, 'video/mp4'),
    ad('silver', 2),
    ad('basic', 4),
  ];
  expect(sampleAds(ads).map(({ ad_type, shop }) => [ad_type, shop])).toEqual([
    ['diamond', 1],
    ['silver', 2],
    ['basic', 4],
  ]);
});

test('a video without a still is no sample', () => {
  const video = ad('gold', 1, 'video/mp4');
  expect(sampleAds([{ ...video, media_detail: { ...video.media_detail, poster: null } }])).toEqual([]);
});
