import { callsOf } from '~/shared/api-client';
import { queriesOf } from '~/shared/page';
import { uploadsOf } from '~/shared/upload-client';
import type { resourceAdminCalls } from '../../contract';

export const call = callsOf<typeof resourceAdminCalls>();
export const upload = uploadsOf<typeof resourceAdminCalls>();

/** Every flipbook with how far its pages are, the newest first. */
export const flipbooksQuery = queriesOf<typeof resourceAdminCalls>()('GET /api/resources/flipbooks/', {});

/** Every call of this feature that has been made, for asking anew. */
export const isResourcesQuery = ({ queryKey: [address] }: { queryKey: readonly unknown[] }) =>
  typeof address === 'string' && address.startsWith('GET /api/resources/');

/** Says what was done, and what of it went wrong. */
export type Say = (text: string, problems?: readonly string[]) => void;
