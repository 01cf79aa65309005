import { queriesOf } from '~/shared/page';
import type { marketplaceCalls, ShopFilter } from '../contract';
import { locationsOf } from './finder';
import { carouselAds } from './showcase';

const query = queriesOf<typeof marketplaceCalls>();

/** The live ads of every tier, in feed order; asked for without the Authorization header (docs/product/marketplace.md, "Public calls"). */
export const liveAdsQuery = query('GET /api/marketplace/ads/home/', {}, { anonymous: true });

/** The part of them that the carousels show. */
export const homeAdsQuery = query(
  'GET /api/marketplace/ads/home/',
  {},
  { anonymous: true, part: { as: 'carousels', of: carouselAds } },
);

/** Every live ad; staff get the others too. */
export const adsQuery = query('GET /api/marketplace/ads/', {});

export const categoriesQuery = query('GET /api/marketplace/categories/', {});

export const shopsQuery = query('GET /api/marketplace/shops/', {});

/** What the finder needs of the shop list: sixty shops in full were more than half of the home page's data. */
export const locationsQuery = query('GET /api/marketplace/shops/', {}, { part: { as: 'locations', of: locationsOf } });

/** Where else there is what the finder did not find at a place. */
export const otherPlacesQuery = (filter: ShopFilter) => query('GET /api/marketplace/places/', { query: filter });

/** The finder's results. Only the filled filters are sent. */
export const shopsWithAdsQuery = (filter: ShopFilter) =>
  query('GET /api/marketplace/shops_with_ads/', { query: filter });
