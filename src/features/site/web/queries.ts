import { queriesOf } from '~/shared/page';
import type { siteCalls } from '../contract';

const query = queriesOf<typeof siteCalls>();

/** Who is in the committees today. */
export const committeesQuery = query('GET /api/committees/', {});
