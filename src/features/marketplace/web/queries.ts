import { queriesOf } from '~/shared/page';
import type { marketplaceCalls, ShopFilter } from '../contract';
import { locationsOf } from './finder';
import { carouselAds } from './showcase';

const query = queriesOf<typeof marketplaceCalls>();

/**
 * The live ads of every tier, in feed order; requested without the Authorization header (docs/product/marketplace.md,
 * "Public calls").
 */
export const liveAdsQuery = query('GET /api/marketplace/ads/home/', {}, { anonymous: true });

/** The part of the live ads that the carousels show. */
export const homeAdsQuery = query(
  'GET /api/marketplace/ads/home/',
  {},
  { anonymous: true, part: { as: 'carousels', of: carouselAds } },
);

/** Every live ad; staff receive the others too. */
export const adsQuery = query('GET /api/marketplace/ads/', {});

/** The categories in the page's language. */
export const categoriesQuery = query('GET /api/marketplace/categories/', {});

/** The shops by name. */
export const shopsQuery = query('GET /api/marketplace/shops/', {});

/**
 * The locations of the shops, the only part of the list that the finder needs: sixty whole shops were more than half of
 * the home page's data.
 */
export const locationsQuery = query('GET /api/marketplace/shops/', {}, { part: { as: 'locations', of: locationsOf } });

/** Returns the query of other places that have what the finder did not find at a place. */
export const otherPlacesQuery = (filter: ShopFilter) => query('GET /api/marketplace/places/', { query: filter });

/** Returns the query of the finder's results. Only the filled filters are sent. */
export const shopsWithAdsQuery = (filter: ShopFilter) =>
  query('GET /api/marketplace/shops_with_ads/', { query: filter });
