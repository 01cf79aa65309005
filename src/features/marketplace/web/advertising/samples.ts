import { browserQueryClient, type LoadArgs } from '~/shared/page';
import type { Ad } from '../../contract';
import { tierOffers, tiers, type Tier } from '../../contract/tiers';
import { mediaKindOf } from '../media-kind';
import { liveAdsQuery } from '../queries';

/** The tiers, from the largest offer to the smallest. */
export const tiersByRank: readonly Tier[] = [...tiers].sort((a, b) => tierOffers[b].ranking - tierOffers[a].ranking);

/** Returns an ad's picture: the ad itself, or its video's still. */
export const stillOf = (ad: Ad) => (mediaKindOf(ad) === 'video' ? ad.media_detail.poster : ad.media_detail);

/** Returns the ad on the hoarding: the best running ad with a picture. */
export function hoardingAd(ads: readonly Ad[]): Ad | undefined {
  const pictures = ads.filter((ad) => mediaKindOf(ad) === 'image');
  return tiersByRank.flatMap((tier) => pictures.filter((ad) => ad.ad_type === tier))[0];
}

/** Returns a running ad of each tier, best first, each of a different shop, and not the ad on the hoarding. */
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

/** The running ads that the advertising page shows. Only these are sent with the page, not every ad. */
export interface Samples {
  hoarding: Ad | undefined;
  ads: Ad[];
}

const choose = (ads: readonly Ad[]): Samples => ({ hoarding: hoardingAd(ads), ads: sampleAds(ads) });

/** How long the browser waits for the ads before the page shows invented ones, in ms. */
const PATIENCE_MS = 3000;

/** Loads the samples of a page. Returns none when the ads are unavailable or arrive too late. */
export async function loadSamples({ context }: LoadArgs): Promise<Samples> {
  const [address, input] = liveAdsQuery.queryKey;
  const ads = context
    ? context.read(address, input)
    : Promise.race([browserQueryClient().fetchQuery(liveAdsQuery), noneInTime()]);
  return choose((await ads.catch(() => [])) as Ad[]);
}

const noneInTime = () => new Promise<Ad[]>((resolve) => setTimeout(() => resolve([]), PATIENCE_MS));
