import { callsOf } from '~/shared/api-client';
import { uploadsOf } from '~/shared/upload-client';
import type {
  applicationCalls,
  approvalCalls,
  peopleCalls,
  profileCalls,
  secondStepCalls,
  sessionCalls,
} from '../contract';

type Tables = typeof sessionCalls &
  typeof profileCalls &
  typeof approvalCalls &
  typeof applicationCalls &
  typeof peopleCalls &
  typeof secondStepCalls;

/** The calls of this feature's screens; no schema comes with them. */
export const call = callsOf<Tables>();

/** Those with a photo: they tell how far it is and can be stopped. */
export const upload = uploadsOf<Tables>();
