import { fullNameOf } from '~/features/people/server/public';
import { toIso } from '~/shared/dates';
import { inLanguage, type Language } from '~/shared/language';
import type { Position } from '../contract';
import { stateOn } from '../rules';
import type { PositionRow } from './views';

/** Returns the names of a position's area and unit in a language. */
export const namesIn = ({ areaName, areaNameMl, unitName, unitNameMl }: PositionRow, language: Language) => ({
  areaName: areaName && inLanguage(language, areaName, areaNameMl),
  unitName: unitName && inLanguage(language, unitName, unitNameMl),
});

/** Returns a position as answers have it; files are in English. */
export const presentPosition = (row: PositionRow, today: string, language: Language = 'en'): Position => ({
  id: row.id,
  user_id: row.userId,
  full_name: fullNameOf(row.person),
  membership_id: row.membershipId,
  is_approved: row.isApproved,
  title: row.title,
  title_ml: row.titleMl,
  level: row.level,
  area_id: row.areaId,
  area_name: namesIn(row, language).areaName,
  unit_id: row.unitId,
  unit_name: namesIn(row, language).unitName,
  since: row.since,
  until: row.until,
  state: stateOn(today, row),
  show_on_home: row.showOnHome,
  shows_contact: row.showsContact,
  updated_at: toIso(row.updatedAt),
});
