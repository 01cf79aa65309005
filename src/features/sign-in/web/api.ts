import { callsOf } from '~/shared/api-client';
import type { secondStepCalls, sessionCalls } from '../contract';

type Tables = typeof secondStepCalls & typeof sessionCalls;

/** The calls of the screens of this feature. Only their types are imported, so no schema reaches the browser. */
export const call = callsOf<Tables>();
