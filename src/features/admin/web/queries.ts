import { queriesOf } from '~/shared/page';
import type { adminCalls } from '../contract';

const query = queriesOf<typeof adminCalls>();

/** The dashboard's numbers; whoever opens it wants them as they are now. */
export const statsQuery = query('GET /api/admin/dashboard-stats/', {}, { staleTime: 0 });

/** How much room is left. */
export const roomQuery = query('GET /api/admin/room/', {}, { staleTime: 0 });

/** When the last backup was made. */
export const backupQuery = query('GET /api/admin/backup/', {}, { staleTime: 0 });
