import { toIso } from '~/shared/dates';
import { inLanguage, type Language } from '~/shared/language';
import type { Area, OfficeArea, OfficeUnit, Unit } from '../contract';
import type { AreaRow, UnitRow } from './views';

export const presentArea = ({ id, name, nameMl, createdAt, updatedAt }: AreaRow, language: Language): Area => ({
  id,
  name: inLanguage(language, name, nameMl),
  created_at: toIso(createdAt),
  updated_at: toIso(updatedAt),
});

export const presentUnit = (
  { id, name, nameMl, areaId, areaName, areaNameMl, createdAt }: UnitRow,
  language: Language,
): Unit => ({
  id,
  name: inLanguage(language, name, nameMl),
  area: areaId,
  area_name: inLanguage(language, areaName, areaNameMl),
  created_at: toIso(createdAt),
});

/** Returns an area with its name in every language, for the office's form. */
export const presentOfficeArea = ({ id, name, nameMl, createdAt, updatedAt }: AreaRow): OfficeArea => ({
  id,
  name,
  name_ml: nameMl,
  created_at: toIso(createdAt),
  updated_at: toIso(updatedAt),
});

/** Returns a unit with its name in every language, for the office's form. */
export const presentOfficeUnit = ({
  id,
  name,
  nameMl,
  areaId,
}: Pick<UnitRow, 'id' | 'name' | 'nameMl' | 'areaId'>): OfficeUnit => ({
  id,
  name,
  name_ml: nameMl,
  area: areaId,
});
