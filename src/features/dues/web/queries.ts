import { queriesOf } from '~/shared/page';
import type { payerCalls } from '../contract/payers';

const query = queriesOf<typeof payerCalls>();

/** What the person owes, has paid and says to have paid. Scans have signed addresses, which end. */
export const ownDuesQuery = query('GET /api/dues/mine/', {}, { staleTime: 60_000 });

/** What a person owes, has paid and says to have paid, for the office. */
export const duesOfQuery = (id: number) =>
  query('GET /api/admin/people/:id/dues/', { params: { id } }, { staleTime: 30_000 });
