import type { Feature } from '~/platform/feature';
import type { CallRegistrar, Handlers } from '~/platform/http/calls';
import { notFound } from '~/platform/errors/http-error';
import type { Site } from '~/platform/site';
import { hasAccess } from '~/shared/access';
import { places } from '../content/places';
import { marketplaceAdminCalls, marketplaceCalls, marketplaceTopic, type Ad } from '../contract';
import { nearestFirst } from '../rules';
import { createAds, deleteAd, editAd, renewAd } from './ad-service';
import { createCategory, createShop, deleteCategory, deleteShop, editShop } from './catalogue-service';
import { loadDemoMarketplace } from './demo/load';
import { adFiles } from './file-owner';
import { presentAd, presentManagedAd, presentShop } from './present';
import { ads, shopCategories, shops } from './tables';
import { findAds, findCategories, findLiveAds, findLiveAdsOf, findNextChange, findOtherPlaces, findShop, findShops, shopFilter } from './views';

/** Shops, their categories and ads. */
export const marketplaceFeature: Feature = {
  register: (site, { calls }) => registerMarketplace(site, calls),
  files: (site) => [adFiles(site)],
  demo: loadDemoMarketplace,
  demoData: { rows: [{ table: ads }, { table: shops }, { table: shopCategories }], topics: [marketplaceTopic] },
};

/** Registers the marketplace's calls. */
function registerMarketplace(site: Site, calls: CallRegistrar): void {
  const { db, clock } = site;
  const handlers: Handlers<typeof marketplaceCalls> = {
    homeAds: async (_, { validUntil }) => {
      const now = clock.now();
      validUntil(await findNextChange(db, now));
      return (await findLiveAds(db, now)).map(presentAd);
    },

    ads: async (_, { caller, validUntil }) => {
      const now = clock.now();
      if (hasAccess(caller, 'staff')) return (await findAds(db)).map((ad) => presentManagedAd(ad, now));
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
      if (found.length === 0) {
        // Not kept: there are as many words that find nothing as somebody can think of.
        validUntil(now);
        return [];
      }
      validUntil(await findNextChange(db, now));
      const live = await findLiveAdsOf(db, found.map((shop) => shop.id), now);
      const byShop = new Map<number, Ad[]>(found.map((shop) => [shop.id, []]));
      for (const ad of live) byShop.get(ad.shopId)?.push(presentAd(ad));
      return found.map((shop) => ({ shop: presentShop(shop), ads: byShop.get(shop.id) ?? [] }));
    },

    otherPlaces: async ({ query }) => nearestFirst(await findOtherPlaces(db, query), query.location ?? '', places),
  };
  calls.register(marketplaceCalls, handlers);
  registerAdministration(site, calls);
}

function registerAdministration(site: Site, calls: CallRegistrar): void {
  calls.register(marketplaceAdminCalls, {
    createCategory: ({ body }, { caller }) => createCategory(site, caller, body.name),
    deleteCategory: ({ params }, { caller }) => deleteCategory(site, caller, params.id),
    createShop: ({ body }, { caller }) => createShop(site, caller, body),
    editShop: ({ params, body }, { caller }) => editShop(site, caller, params.id, body),
    deleteShop: ({ params }, { caller }) => deleteShop(site, caller, params.id),
    createAds: ({ body, files }, { caller }) => createAds(site, caller, body, files.media),
    editAd: ({ params, body, files }, { caller }) => editAd(site, caller, params.id, body, files.media[0]),
    deleteAd: ({ params }, { caller }) => deleteAd(site, caller, params.id),
    renewAd: ({ params, body }, { caller }) => renewAd(site, caller, params.id, body?.updated_at),
  });
}
