import { queryOptions } from '@tanstack/react-query';
import { callsOf } from '~/shared/api-client';
import { queriesOf } from '~/shared/page';
import type { ManagedAd, ManagedCategory, marketplaceCalls } from '../../contract';

const query = queriesOf<typeof marketplaceCalls>();

/** The marketplace's public calls, for reads that bypass the query cache. */
export const read = callsOf<typeof marketplaceCalls>();

/**
 * Every ad with its time and status. It has a key of its own: a visitor gets less from the same address before the
 * login.
 */
export const managedAdsQuery = queryOptions({
  queryKey: ['managed-ads'],
  // Ads begin and end while the screen is open.
  refetchInterval: 60_000,
  queryFn: async ({ signal }) => {
    const ads = await read('GET /api/marketplace/ads/', {}, { signal });
    return ads.filter((ad): ad is ManagedAd => 'status' in ad);
  },
});

/** All categories in both languages, as staff receive them. */
export const managedCategoriesQuery = query(
  'GET /api/marketplace/categories/',
  {},
  {
    part: {
      as: 'managed',
      of: (found) => found.filter((category): category is ManagedCategory => 'name_en' in category),
    },
  },
);

/** Returns the query of a shop as it is now. */
export const shopQuery = (id: number) => query('GET /api/marketplace/shops/:id/', { params: { id } }, { staleTime: 0 });
