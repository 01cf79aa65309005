import { callsOf } from '~/shared/api-client';
import { uploadsOf } from '~/shared/upload-client';
import type { applicationCalls, approvalCalls, registrationCalls } from '../contract';

type Tables = typeof applicationCalls & typeof approvalCalls & typeof registrationCalls;

/** The calls of this feature's screens, without their schemas. */
export const call = callsOf<Tables>();

/** The calls that upload a photo: they report progress and can be cancelled. */
export const upload = uploadsOf<Tables>();
