import { MINUTE_MS } from '~/shared/dates';
import { queriesOf } from '~/shared/page';
import type { memberCalls } from '../contract';

const query = queriesOf<typeof memberCalls>();

/**
 * Every member of the directory, fetched once and searched in the browser. The photos' signed addresses expire after
 * some minutes, so a directory that stays open is fetched again.
 */
export const membersQuery = query(
  'GET /api/members/',
  {},
  { staleTime: 5 * MINUTE_MS, refetchInterval: 7 * MINUTE_MS },
);

/** All people, for the office; fetched once as well. */
export const officePeopleQuery = query(
  'GET /api/admin/people/',
  { query: {} },
  { staleTime: 5 * MINUTE_MS, refetchInterval: 7 * MINUTE_MS },
);

/** An area admin's own area. */
export const areaOverviewQuery = query('GET /api/area-admin/overview/', {});
