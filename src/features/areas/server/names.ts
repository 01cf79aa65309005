import { isNotNull } from 'drizzle-orm';
import type { Db, Tx } from '~/platform/database';
import { localeOf, type Language } from '~/shared/language';
import { areas, units } from './tables';

/** As much of a row as says which area and unit it belongs to; `areaName` and `unitName` are the English names. */
interface Placed {
  areaId?: number | null;
  areaName?: string | null;
  unitId?: number | null;
  unitName?: string | null;
}

/**
 * Puts the names of areas and units in a language into rows that were read with the English ones; a name that the office has
 * not given in it stays English. For rows without the ids there are `nameMl` of both tables and `inLanguage`.
 */
export async function placesIn(db: Db | Tx, language: Language): Promise<<Row extends Placed>(row: Row) => Row> {
  if (language === 'en') return (row) => row;
  const namesOf = async (table: typeof areas | typeof units) => {
    const rows = await db.select({ id: table.id, name: table.nameMl }).from(table).where(isNotNull(table.nameMl));
    return new Map(rows.map(({ id, name }) => [id, name!]));
  };
  const [areaNames, unitNames] = [await namesOf(areas), await namesOf(units)];
  return (row) => {
    const areaName = row.areaId ? areaNames.get(row.areaId) : undefined;
    const unitName = row.unitId ? unitNames.get(row.unitId) : undefined;
    return { ...row, ...(areaName !== undefined && { areaName }), ...(unitName !== undefined && { unitName }) };
  };
}

/** Places by their names in a language; in English as the database has ordered them. */
export function byName<Place extends { name: string }>(places: readonly Place[], language: Language): Place[] {
  if (language === 'en') return [...places];
  const { compare } = new Intl.Collator(localeOf[language]);
  return places.toSorted((a, b) => compare(a.name, b.name));
}
