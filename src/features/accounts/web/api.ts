import { callsOf } from '~/shared/api-client';
import type { approvalCalls, profileCalls, sessionCalls } from '../contract';

/** The calls of this feature's screens; no schema comes with them. */
export const call = callsOf<typeof sessionCalls & typeof profileCalls & typeof approvalCalls>();
