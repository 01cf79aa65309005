import { callsOf } from '~/shared/api-client';
import { queriesOf } from '~/shared/page';
import { uploadsOf } from '~/shared/upload-client';
import type { eventAdminCalls, eventCalls } from '../../contract';

export const call = callsOf<typeof eventAdminCalls & typeof eventCalls>();
export const upload = uploadsOf<typeof eventAdminCalls>();

/** All events, the inactive ones too; the newest made first. */
export const allEventsQuery = queriesOf<typeof eventCalls>()('GET /api/events/', {});
