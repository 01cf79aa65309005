import { findAll, keysBy, wordsOf } from '~/shared/search';
import type { Shown } from '~/ui/hooks/use-address';
import type { ManagedAd, ManagedCategory } from '../../../contract';
import { tierOffers, tiers } from '../../../contract/tiers';
import * as texts from '../../../texts';

export const statuses = ['scheduled', 'live', 'ended'] as const satisfies readonly ManagedAd['status'][];

/** The filter of the ads in the address; '' means any. */
export const adFields = {
  q: '',
  type: ['', ...tiers],
  status: ['', ...statuses],
  sort: ['relevance', 'shop_name', 'ad_type'],
  page: 1,
} as const;

export type AdFilter = Omit<Shown<typeof adFields>, 'page'>;
export type AdSort = AdFilter['sort'];

/** Returns whether the filter has anything but an order. */
export const isFiltering = ({ type, status, q }: AdFilter) => type !== '' || status !== '' || q.trim() !== '';

/** Returns the function that lists an ad's search keys, with its category and type in either language. */
export function keysIn(categories: readonly ManagedCategory[]) {
  const named = new Map(categories.map(({ name, name_en, name_ml }) => [name, [name_en, name_ml ?? name_en]]));
  return keysBy(({ shop_name, category_name, ad_type }: ManagedAd) => ({
    names: [shop_name, category_name, ...(named.get(category_name) ?? [])],
    codes: [ad_type],
    texts: [texts.tierNames[ad_type]],
  }));
}

/** Returns the ads that type and search leave, whatever their status: the status chips count these. */
export function matchingAds(ads: readonly ManagedAd[], { type, q }: AdFilter, keysOf = keysIn([])): ManagedAd[] {
  return findAll(
    ads.filter((ad) => type === '' || ad.ad_type === type),
    wordsOf(q),
    keysOf,
  );
}

const byNewest = (a: ManagedAd, b: ManagedAd) => b.created_at.localeCompare(a.created_at) || b.id - a.id;
const byName = (a: ManagedAd, b: ManagedAd) => a.shop_name.localeCompare(b.shop_name, 'en', { sensitivity: 'base' });

const orders: Record<AdSort, (a: ManagedAd, b: ManagedAd) => number> = {
  // By ranking value, premium 5 to basic 1, which is not the order of feeds (docs/product/marketplace.md, "Tier
  // order").
  relevance: (a, b) => tierOffers[b.ad_type].ranking - tierOffers[a.ad_type].ranking,
  shop_name: byName,
  ad_type: (a, b) => a.ad_type.localeCompare(b.ad_type) || byName(a, b),
};

/** Returns the ads in the chosen order, the newest first among equals. */
export function sortedAds(ads: readonly ManagedAd[], sort: AdSort): ManagedAd[] {
  return [...ads].sort((a, b) => orders[sort](a, b) || byNewest(a, b));
}
