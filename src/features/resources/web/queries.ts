import { queriesOf } from '~/shared/page';
import type { resourceCalls } from '../contract';

const query = queriesOf<typeof resourceCalls>();

/** public-site.md section 9. Nothing is asked while the tab is hidden (TanStack Query's default). */
const fresh = { refetchInterval: 30_000 };

export const currentQuery = query('GET /api/resources/flipbooks/current/', {}, fresh);
export const archivesQuery = query('GET /api/resources/flipbooks/archives/', {}, fresh);
export const documentsQuery = query('GET /api/resources/documents/', {}, fresh);

export const resourceQueries = [currentQuery, archivesQuery, documentsQuery] as const;
