import { mutationsOf, uploadMutationsOf } from '~/shared/mutations';
import type { marketplaceAdminCalls } from '../../contract';
import { shopsQuery } from '../queries';
import { managedAdsQuery, managedCategoriesQuery } from './queries';

const mutation = mutationsOf<typeof marketplaceAdminCalls>();
const uploadMutation = uploadMutationsOf<typeof marketplaceAdminCalls>();

export const createCategory = mutation('POST /api/marketplace/categories/');

export const editCategory = mutation('PATCH /api/marketplace/shop-categories/:id/');

export const deleteCategory = mutation('DELETE /api/marketplace/shop-categories/:id/', {
  update: (client, _, { params }) => client.setQueryData(managedCategoriesQuery.queryKey, without(params.id)),
});

export const createShop = mutation('POST /api/marketplace/shops/');

export const editShop = mutation('PATCH /api/marketplace/shops/:id/');

export const deleteShop = mutation('DELETE /api/marketplace/shops/:id/delete/', {
  update: (client, _, { params }) => client.setQueryData(shopsQuery.queryKey, without(params.id)),
});

/**
 * Creates an ad of one of several files: the shown queries are refetched after the last file has arrived (useAdUpload).
 */
export const createAd = uploadMutation('POST /api/marketplace/ads/', { invalidates: 'everything-later' });

export const editAd = uploadMutation('PUT /api/marketplace/ads/:id/');

export const renewAd = mutation('POST /api/marketplace/ads/:id/renew/', {
  update: (client, renewed) =>
    client.setQueryData(managedAdsQuery.queryKey, (ads) => ads?.map((ad) => (ad.id === renewed.id ? renewed : ad))),
});

export const deleteAd = mutation('DELETE /api/marketplace/ads/:id/delete/', {
  update: (client, _, { params }) => client.setQueryData(managedAdsQuery.queryKey, without(params.id)),
});

const without =
  (gone: unknown) =>
  <T extends { id: number }>(list: T[] | undefined) =>
    list?.filter(({ id }) => id !== gone);
