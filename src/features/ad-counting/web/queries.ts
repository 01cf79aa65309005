import { mutationsOf } from '~/shared/mutations';
import { queriesOf } from '~/shared/page';
import type { officeCalls } from '../contract';

const query = queriesOf<typeof officeCalls>();

/** What was counted of an ad in the last thirty days. */
export const adDaysQuery = (id: number) =>
  query('GET /api/marketplace/ads/:id/days/', { params: { id }, query: {} }, { staleTime: 10_000 });

const mutation = mutationsOf<typeof officeCalls>();

/** Every price of a tier that was entered, and those of today. */
export const pricesQuery = query('GET /api/marketplace/prices/', {});

export const correctDay = mutation('POST /api/marketplace/ads/:id/corrections/');
export const addPrice = mutation('POST /api/marketplace/prices/');
/** Changes nothing that is shown. */
export const exportDays = mutation('GET /api/marketplace/ads/:id/days/export/', { invalidates: 'nothing' });
