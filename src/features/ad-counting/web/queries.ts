import { mutationsOf } from '~/shared/mutations';
import { queriesOf } from '~/shared/page';
import type { officeCalls } from '../contract';

const query = queriesOf<typeof officeCalls>();

/** What was counted of an ad in the last thirty days. */
export const adDaysQuery = (id: number) =>
  query('GET /api/marketplace/ads/:id/days/', { params: { id }, query: {} }, { staleTime: 10_000 });

const mutation = mutationsOf<typeof officeCalls>();

/** Changes nothing that is shown. */
export const exportDays = mutation('GET /api/marketplace/ads/:id/days/export/', { invalidates: 'nothing' });
