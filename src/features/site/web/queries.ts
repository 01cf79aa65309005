import { queriesOf } from '~/shared/page';
import type { siteCalls } from '../contract';

const query = queriesOf<typeof siteCalls>();

/** The members of the committees today. */
export const committeesQuery = query('GET /api/committees/', {});
