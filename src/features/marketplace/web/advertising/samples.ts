import type { Ad } from '../../contract';
import { tierOffers, tiers, type Tier } from '../../contract/tiers';
import { mediaKindOf } from '../media-kind';

/** The tiers from the one that gives most to the one that gives least. */
export const tiersByRank: readonly Tier[] = [...tiers].sort((a, b) => tierOffers[b].ranking - tierOffers[a].ranking);

/** A picture of an ad: the ad itself, or what its video shows before it plays. */
export const stillOf = (ad: Ad) => (mediaKindOf(ad) === 'video' ? ad.media_detail.poster : ad.media_detail);

/** The ad on the hoarding: the best picture that runs now. */
export function hoardingAd(ads: readonly Ad[]): Ad | undefined {
  const pictures = ads.filter((ad) => mediaKindOf(ad) === 'image');
  return tiersByRank.flatMap((tier) => pictures.filter((ad) => ad.ad_type === tier))[0];
}

/** One running ad of each tier, best first, each of another shop, none the one on the hoarding. */
export function sampleAds(ads: readonly Ad[]): Ad[] {
  const onHoarding = hoardingAd(ads);
  const shops = new Set([onHoarding?.shop]);
  const samples: Ad[] = [];
  for (const tier of tiersByRank) {
    const ad = ads.find((candidate) => candidate.ad_type === tier && !shops.has(candidate.shop) && stillOf(candidate));
    if (!ad) continue;
    shops.add(ad.shop);
    samples.push(ad);
  }
  return samples;
}
