import { callsOf } from '~/shared/api-client';
import { uploadsOf } from '~/shared/upload-client';
import type { marketplaceAdminCalls, marketplaceCalls } from '../../contract';

/** The marketplace's public calls. */
export const read = callsOf<typeof marketplaceCalls>();

/** The calls of the administration's screens; no schema comes with them. */
export const call = callsOf<typeof marketplaceAdminCalls>();

/** The same with files: they tell how far they are and can be stopped. */
export const upload = uploadsOf<typeof marketplaceAdminCalls>();
