import { callsOf } from '~/shared/api-client';
import { mutationsOf } from '~/shared/mutations';
import { queriesOf } from '~/shared/page';
import type { PushCalls } from '../contract';

/** The calls of push. Only their types are imported, so no schema reaches the browser. */
export const call = callsOf<PushCalls>();

const query = queriesOf<PushCalls>();

/** The caller's devices, fetched each time they are shown. */
export const devicesQuery = query('GET /api/notifications/push/', {}, { staleTime: 0 });

/** The key to subscribe with. */
export const keyQuery = query('GET /api/notifications/push/key/', {}, { staleTime: 60_000 });

const mutation = mutationsOf<PushCalls>();
const ofDevices = {
  invalidates: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === devicesQuery.queryKey[0],
};

export const subscribe = mutation('POST /api/notifications/push/', ofDevices);
export const unsubscribe = mutation('DELETE /api/notifications/push/', ofDevices);
export const testPush = mutation('POST /api/notifications/push/test/', ofDevices);
