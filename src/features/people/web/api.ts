import { callsOf } from '~/shared/api-client';
import type { peopleCalls, profileCalls } from '../contract';

type Tables = typeof peopleCalls & typeof profileCalls;

/** The calls of the screens of this feature. Only their types are imported, so no schema reaches the browser. */
export const call = callsOf<Tables>();
