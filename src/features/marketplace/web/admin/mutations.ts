import { mutationsOf } from '~/shared/mutations';
import type { marketplaceAdminCalls } from '../../contract';

const mutation = mutationsOf<typeof marketplaceAdminCalls>();

export const createCategory = mutation('POST /api/marketplace/categories/', { invalidates: 'everything' });
export const editShop = mutation('PATCH /api/marketplace/shops/:id/', { invalidates: 'everything' });
