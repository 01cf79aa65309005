import { fullNameOf } from '~/features/accounts/server/public';
import type { Position } from '../contract';
import { stateOn } from '../rules';
import type { PositionRow } from './views';

/** A position as answers carry it. */
export const presentPosition = (row: PositionRow, today: string): Position => ({
  id: row.id,
  user_id: row.userId,
  full_name: fullNameOf(row),
  membership_id: row.membershipId,
  is_approved: row.isApproved,
  title: row.title,
  level: row.level,
  area_id: row.areaId,
  area_name: row.areaName,
  unit_id: row.unitId,
  unit_name: row.unitName,
  since: row.since,
  until: row.until,
  state: stateOn(today, row),
});
