import { browserQueryClient, type LoadArgs } from '~/shared/page';
import type { Ad } from '../../contract';
import { tierOffers, tiers, type Tier } from '../../contract/tiers';
import { mediaKindOf } from '../media-kind';
import { liveAdsQuery } from '../queries';

/** The tiers, from the one that offers most to the one that offers least. */
export const tiersByRank: readonly Tier[] = [...tiers].sort((a, b) => tierOffers[b].ranking - tierOffers[a].ranking);

/** An ad's picture: the ad itself, or its video's still. */
export const stillOf = (ad: Ad) => (mediaKindOf(ad) === 'video' ? ad.media_detail.poster : ad.media_detail);

/** The ad on the hoarding: the best running ad that has a picture. */
export function hoardingAd(ads: readonly Ad[]): Ad | undefined {
  const pictures = ads.filter((ad) => mediaKindOf(ad) === 'image');
  return tiersByRank.flatMap((tier) => pictures.filter((ad) => ad.ad_type === tier))[0];
}

/** One running ad of each tier, best first, each of a different shop, and not the one on the hoarding. */
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

/** What the advertising page shows of the running ads. Only this is sent with the page, not every ad. */
export interface Samples {
  hoarding: Ad | undefined;
  ads: Ad[];
}

const choose = (ads: readonly Ad[]): Samples => ({ hoarding: hoardingAd(ads), ads: sampleAds(ads) });

/** How long the browser waits for the ads before the page shows made-up ones. */
const PATIENCE_MS = 3000;

/** The samples for a page's `load`. None when the ads are unavailable, or don't arrive in time. */
export async function loadSamples({ context }: LoadArgs): Promise<Samples> {
  const [address, input] = liveAdsQuery.queryKey;
  const ads = context
    ? context.read(address, input)
    : Promise.race([browserQueryClient().fetchQuery(liveAdsQuery), late()]);
  return choose((await ads.catch(() => [])) as Ad[]);
}

const late = () => new Promise<Ad[]>((resolve) => setTimeout(() => resolve([]), PATIENCE_MS));
