import { toIso } from '~/shared/dates';
import type { Area, Unit } from '../contract';
import type { AreaRow, UnitRow } from './views';

export const presentArea = ({ id, name, createdAt, updatedAt }: AreaRow): Area => ({
  id,
  name,
  created_at: toIso(createdAt),
  updated_at: toIso(updatedAt),
});

export const presentUnit = ({ id, name, areaId, areaName, createdAt }: UnitRow): Unit => ({
  id,
  name,
  area: areaId,
  area_name: areaName,
  created_at: toIso(createdAt),
});
