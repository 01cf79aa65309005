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

/** With the name in every language, for whoever edits it. */
export const presentOfficeArea = ({ id, name, nameMl, createdAt, updatedAt }: AreaRow): OfficeArea => ({
  id,
  name,
  name_ml: nameMl,
  created_at: toIso(createdAt),
  updated_at: toIso(updatedAt),
});

/** The same of a unit. */
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
