import type { CallRegistrar, Handlers } from '~/platform/http/calls';
import { notFound } from '~/platform/http/refusal';
import type { Site } from '~/platform/site';
import { belongs } from '~/shared/contract';
import { marketplaceCalls, type Ad } from '../contract';
import { presentAd, presentManagedAd, presentShop } from './present';
import { findAds, findCategories, findLiveAds, findLiveAdsOf, findNextChange, findShop, findShops, shopFilter } from './views';

export { loadDemoMarketplace } from './demo/load';

/** Registers the marketplace's calls (public-site.md section 7). */
export function registerMarketplace({ db, clock }: Site, calls: CallRegistrar): void {
  const handlers: Handlers<typeof marketplaceCalls> = {
    homeAds: async (_, { validUntil }) => {
      const now = clock.now();
      validUntil(await findNextChange(db, now));
      return (await findLiveAds(db, now)).map(presentAd);
    },

    ads: async (_, { caller, validUntil }) => {
      const now = clock.now();
      if (belongs(caller, 'staff')) return (await findAds(db)).map((ad) => presentManagedAd(ad, now));
      validUntil(await findNextChange(db, now));
      return (await findLiveAds(db, now)).map(presentAd);
    },

    categories: () => findCategories(db),

    shops: async () => (await findShops(db)).map(presentShop),

    shop: async ({ params }) => {
      const shop = await findShop(db, params.id);
      if (!shop) throw notFound('Shop not found.');
      return presentShop(shop);
    },

    shopsWithAds: async ({ query }, { validUntil }) => {
      const now = clock.now();
      const found = await findShops(db, shopFilter(query));
      if (found.length === 0) return [];
      validUntil(await findNextChange(db, now));
      const live = await findLiveAdsOf(db, found.map((shop) => shop.id), now);
      const byShop = new Map<number, Ad[]>(found.map((shop) => [shop.id, []]));
      for (const ad of live) byShop.get(ad.shopId)?.push(presentAd(ad));
      return found.map((shop) => ({ shop: presentShop(shop), ads: byShop.get(shop.id) ?? [] }));
    },
  };
  calls.register(marketplaceCalls, handlers);
}
