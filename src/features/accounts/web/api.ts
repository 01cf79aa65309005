import { callsOf } from '~/shared/api-client';
import { uploadsOf } from '~/shared/upload-client';
import type { approvalCalls, peopleCalls, profileCalls, sessionCalls } from '../contract';

/** The calls of this feature's screens; no schema comes with them. */
export const call = callsOf<typeof sessionCalls & typeof profileCalls & typeof approvalCalls & typeof peopleCalls>();

/** Those with a photo that say how far it is. */
export const upload = uploadsOf<typeof peopleCalls>();
