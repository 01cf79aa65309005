import { queriesOf } from '~/shared/page';
import type { resourceAdminCalls } from '../../contract';

/** Every flipbook with the progress of its pages, the newest first. */
export const flipbooksQuery = queriesOf<typeof resourceAdminCalls>()('GET /api/resources/flipbooks/', {});

/** Matches every query of this feature, for invalidating them. */
export const isResourcesQuery = ({ queryKey: [address] }: { queryKey: readonly unknown[] }) =>
  typeof address === 'string' && address.startsWith('GET /api/resources/');
