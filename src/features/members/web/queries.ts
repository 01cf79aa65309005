import { queriesOf } from '~/shared/page';
import type { memberCalls } from '../contract';

const query = queriesOf<typeof memberCalls>();

const MINUTE_MS = 60_000;

/**
 * Everyone in the directory, asked for once and searched in the browser. The photos' addresses end after some minutes,
 * so a directory that stays open asks again.
 */
export const membersQuery = query(
  'GET /api/members/',
  {},
  { staleTime: 5 * MINUTE_MS, refetchInterval: 7 * MINUTE_MS },
);

/** An area admin's own area. */
export const areaOverviewQuery = query('GET /api/area-admin/overview/', {});
