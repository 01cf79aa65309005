import type { Feature } from '~/platform/feature';
import type { CallRegistrar } from '~/platform/http/calls';
import type { Handlers } from '~/platform/http/handler';
import type { Site } from '~/platform/site';
import { nextChange } from '~/platform/site-settings';
import { hasAccess } from '~/shared/access';
import type { Language } from '~/shared/language';
import type { Tier } from '~/shared/tiers';
import { districtOfPlaces, places } from '../content/places';
import { marketplaceAdminCalls, marketplaceCalls, marketplaceTopic, type Ad } from '../contract';
import { nearestFirst } from '../rules';
import { createAds, deleteAd, editAd, renewAd } from './ad-service';
import { createCategory, createShop, deleteCategory, deleteShop, editCategory, editShop } from './catalogue-service';
import { loadDemoMarketplace } from '~demo/marketplace/load';
import { adFiles } from './file-owner';
import { shopFinder } from './find';
import { byName, presentAd, presentCategories, presentManagedAd, presentManagedCategory, presentShop } from './present';
import { watchOutages } from './outages';
import { refuse } from './refusals';
import { ads, shopCategories, shops } from './tables';
import {
  findAds,
  findCategories,
  findLiveAds,
  findLiveAdsOf,
  findNextChange,
  findOtherPlaces,
  findShop,
  findShops,
  shopFilter,
  writtenSo,
} from './views';
import { both } from '../texts/both';

export { marketplaceTopic } from '../contract';
export { renewAdIn, swapMediumIn } from './ad-service';
export { editShopIn } from './catalogue-service';
export type { Change } from './change';
export { tierOffers } from '../contract/tiers';
export { checkShopFacts, type ShopFacts } from './facts';
export { refuseVideo, storeAdMedia } from './media';
export { presentManagedAd, presentShop } from './present';
export { ads, shops } from './tables';
export { findAds, findRunningAds, findShop, type RunningAd } from './views';

/** Returns what a tier is called. */
export const tierNameIn = (language: Language, tier: Tier): string => both[language].tierNames[tier];

/** Shops, their categories and ads. */
export const marketplaceFeature: Feature = {
  texts: both,
  register: (site, { app, calls }) => {
    registerMarketplace(site, calls);
    watchOutages(site, app);
  },
  files: (site) => [adFiles(site)],
  finds: [shopFinder],
  demo: loadDemoMarketplace,
  demoData: { rows: [{ table: ads }, { table: shops }, { table: shopCategories }], topics: [marketplaceTopic] },
};

/** Registers the marketplace's calls. */
function registerMarketplace(site: Site, calls: CallRegistrar): void {
  const { db, clock } = site;
  const handlers: Handlers<typeof marketplaceCalls> = {
    homeAds: async (_, { validUntil, language }) => {
      const now = clock.now();
      validUntil(await findNextChange(db, now));
      return (await findLiveAds(db, now)).map((ad) => presentAd(ad, language));
    },

    ads: async (_, { caller, validUntil, language }) => {
      const now = clock.now();
      if (hasAccess(caller, 'staff')) return (await findAds(db)).map((ad) => presentManagedAd(ad, now, language));
      validUntil(await findNextChange(db, now));
      return (await findLiveAds(db, now)).map((ad) => presentAd(ad, language));
    },

    categories: async (_, { caller, language }) => {
      const found = await findCategories(db);
      if (!hasAccess(caller, 'staff')) return presentCategories(found, language);
      const managed = found.map((category) => presentManagedCategory(category, language));
      return language === 'en' ? managed : managed.sort(byName(language));
    },

    shops: async (_, { language }) => (await findShops(db)).map((shop) => presentShop(shop, language)),

    shop: async ({ params }, { language }) => {
      const shop = await findShop(db, params.id);
      if (!shop) throw refuse.notFound((t) => t.shopNotFound);
      return presentShop(shop, language);
    },

    shopsWithAds: async ({ query }, { validUntil, language }) => {
      const now = clock.now();
      const found = await findShops(db, shopFilter(query), writtenSo(query));
      if (found.length === 0) {
        // Not cached: there are as many words that find nothing as a visitor can think of.
        validUntil(now);
        return [];
      }
      validUntil(await findNextChange(db, now));
      const live = await findLiveAdsOf(
        db,
        found.map((shop) => shop.id),
        now,
      );
      const byShop = new Map<number, Ad[]>(found.map((shop) => [shop.id, []]));
      for (const ad of live) byShop.get(ad.shopId)?.push(presentAd(ad, language));
      return found.map((shop) => ({ shop: presentShop(shop, language), ads: byShop.get(shop.id) ?? [] }));
    },

    otherPlaces: async ({ query }, { validUntil }) => {
      validUntil(await nextChange(db, clock.now()));
      // Without positions there are no distances.
      const { district } = await site.names('en');
      const known = district.includes(districtOfPlaces) ? places : {};
      return nearestFirst(await findOtherPlaces(db, query), query.location ?? '', known);
    },
  };
  calls.register(marketplaceCalls, handlers);
  registerAdministration(site, calls);
}

function registerAdministration(site: Site, calls: CallRegistrar): void {
  calls.register(marketplaceAdminCalls, {
    createCategory: ({ body }, { caller, language }) => createCategory(site, caller, body, language),
    editCategory: ({ params, body }, { caller, language }) => editCategory(site, caller, params.id, body, language),
    deleteCategory: ({ params }, { caller }) => deleteCategory(site, caller, params.id),
    createShop: ({ body }, { caller, language }) => createShop(site, caller, body, language),
    editShop: ({ params, body }, { caller, language }) => editShop(site, caller, params.id, body, language),
    deleteShop: ({ params }, { caller }) => deleteShop(site, caller, params.id),
    createAds: ({ body, files }, { caller, language }) => createAds(site, caller, body, files.media, language),
    editAd: ({ params, body, files }, { caller, language }) =>
      editAd(site, caller, params.id, body, files.media[0], language),
    deleteAd: ({ params }, { caller }) => deleteAd(site, caller, params.id),
    renewAd: ({ params, body }, { caller, language }) => renewAd(site, caller, params.id, body?.updated_at, language),
  });
}
