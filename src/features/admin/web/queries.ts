import { mutationsOf } from '~/shared/mutations';
import { queriesOf } from '~/shared/page';
import type { adminCalls, todayCalls } from '../contract';

const query = queriesOf<typeof adminCalls & typeof todayCalls>();
const mutation = mutationsOf<typeof todayCalls>();

/** The work that waits, fetched whenever the dashboard is opened. */
export const todayQuery = query('GET /api/admin/today/', {}, { staleTime: 0 });

/** The day's sheet, as a PDF. */
export const daySheet = mutation('GET /api/admin/today/sheet.pdf', { invalidates: 'nothing' });
export const openQueue = mutation('POST /api/admin/today/:key/opened/', { invalidates: 'nothing' });
export const putOff = mutation('POST /api/admin/today/:key/put-off/');
export const resume = mutation('DELETE /api/admin/today/:key/put-off/');

/** The dashboard's numbers, fetched whenever it is opened: its readers want the current ones. */
export const statsQuery = query('GET /api/admin/dashboard-stats/', {}, { staleTime: 0 });

/** The disk space that is left. */
export const diskSpaceQuery = query('GET /api/admin/room/', {}, { staleTime: 0 });

/** The time of the last backup. */
export const backupQuery = query('GET /api/admin/backup/', {}, { staleTime: 0 });
