import { mutationsOf } from '~/shared/mutations';
import { queriesOf } from '~/shared/page';
import type { adminCalls, waitCalls } from '../contract';

const query = queriesOf<typeof adminCalls & typeof waitCalls>();
const mutation = mutationsOf<typeof waitCalls>();

/** The work that waits, fetched whenever the dashboard is opened. */
export const waitsQuery = query('GET /api/admin/waits/', {}, { staleTime: 0 });

export const openQueue = mutation('POST /api/admin/waits/:key/opened/', { invalidates: 'nothing' });
export const putOff = mutation('POST /api/admin/waits/:key/put-off/', { invalidates: 'everything' });
export const resume = mutation('DELETE /api/admin/waits/:key/put-off/', { invalidates: 'everything' });

/** The dashboard's numbers, fetched whenever it is opened: its readers want the current ones. */
export const statsQuery = query('GET /api/admin/dashboard-stats/', {}, { staleTime: 0 });

/** The disk space that is left. */
export const diskSpaceQuery = query('GET /api/admin/room/', {}, { staleTime: 0 });

/** The time of the last backup. */
export const backupQuery = query('GET /api/admin/backup/', {}, { staleTime: 0 });
