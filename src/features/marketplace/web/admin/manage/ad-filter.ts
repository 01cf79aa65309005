import { hasWords, searchText, wordsOf } from '~/shared/search';
import type { Shown } from '~/ui/hooks/use-address';
import type { ManagedAd } from '../../../contract';
import { tierOffers, tiers } from '../../../contract/tiers';

export const statuses = ['scheduled', 'live', 'ended'] as const satisfies readonly ManagedAd['status'][];

/** What of the ads is shown, as it stands in the address; '' is any. */
export const adFields = {
  q: '',
  type: ['', ...tiers],
  status: ['', ...statuses],
  sort: ['relevance', 'shop_name', 'ad_type'],
  page: 1,
} as const;

export type AdFilter = Omit<Shown<typeof adFields>, 'page'>;
export type AdSort = AdFilter['sort'];

/** Whether anything but the order was chosen. */
export const isFiltering = ({ type, status, q }: AdFilter) => type !== '' || status !== '' || q.trim() !== '';

/** The ads that type and search leave, whatever their status: what the status chips count. */
export function matchingAds(ads: readonly ManagedAd[], { type, q }: AdFilter): ManagedAd[] {
  const words = wordsOf(q);
  return ads.filter(
    (ad) => (type === '' || ad.ad_type === type) && hasWords(searchText([ad.shop_name, ad.category_name, ad.ad_type]), words),
  );
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
