import { fold } from '~/shared/fold';
import type { ManagedAd } from '../../../contract';
import { tierOffers, type Tier } from '../../../contract/tiers';

type AdStatus = ManagedAd['status'];

export const statuses: readonly AdStatus[] = ['scheduled', 'live', 'ended'];

export type AdSort = 'relevance' | 'shop_name' | 'ad_type';

/** '' is any. */
export interface AdFilter {
  type: Tier | '';
  status: AdStatus | '';
  q: string;
  sort: AdSort;
}

export const noFilter: AdFilter = { type: '', status: '', q: '', sort: 'relevance' };

/** Whether anything but the order was chosen. */
export const isFiltering = ({ type, status, q }: AdFilter) => type !== '' || status !== '' || q.trim() !== '';

/** The ads that type and search leave, whatever their status: what the status chips count. */
export function matchingAds(ads: readonly ManagedAd[], { type, q }: AdFilter): ManagedAd[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return ads.filter((ad) => {
    if (type !== '' && ad.ad_type !== type) return false;
    const text = fold([ad.shop_name, ad.category_name, ad.ad_type].join('\n'));
    return words.every((word) => text.includes(word));
  });
}

const byNewest = (a: ManagedAd, b: ManagedAd) => b.created_at.localeCompare(a.created_at) || b.id - a.id;
const byName = (a: ManagedAd, b: ManagedAd) => a.shop_name.localeCompare(b.shop_name, 'en', { sensitivity: 'base' });

const orders: Record<AdSort, (a: ManagedAd, b: ManagedAd) => number> = {
  // By ranking value, premium 5 to basic 1, which is not the order of feeds (docs/product/marketplace.md, "Tier order").
  relevance: (a, b) => tierOffers[b.ad_type].ranking - tierOffers[a.ad_type].ranking,
  shop_name: byName,
  ad_type: (a, b) => a.ad_type.localeCompare(b.ad_type) || byName(a, b),
};

/** Ads in the chosen order, the newest first among equals. */
export function sortedAds(ads: readonly ManagedAd[], sort: AdSort): ManagedAd[] {
  return [...ads].sort((a, b) => orders[sort](a, b) || byNewest(a, b));
}
