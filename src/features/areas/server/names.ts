import { isNotNull } from 'drizzle-orm';
import type { Db, Tx } from '~/platform/database';
import { localeOf, type Language } from '~/shared/language';
import { areas, units } from './tables';

/** The area and unit of a row; `areaName` and `unitName` are the English names. */
interface Placed {
  areaId?: number | null;
  areaName?: string | null;
  unitId?: number | null;
  unitName?: string | null;
}

/**
 * Returns a function that puts the names of areas and units in a language into a row that was read with the English
 * names. A name without a translation stays English. Rows without the ids use `nameMl` of both tables and `inLanguage`.
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

/** Returns the English names of areas and units by their ids. */
export async function findPlaceNames(db: Db) {
  const namesOf = async (table: typeof areas | typeof units) => {
    const rows = await db.select({ id: table.id, name: table.name }).from(table);
    return new Map(rows.map(({ id, name }) => [id, name]));
  };
  return { area: await namesOf(areas), unit: await namesOf(units) };
}

/** Returns places sorted by their names in a language; in English in the order of the database. */
export function byName<Place extends { name: string }>(places: readonly Place[], language: Language): Place[] {
  if (language === 'en') return [...places];
  const { compare } = new Intl.Collator(localeOf[language]);
  return places.toSorted((a, b) => compare(a.name, b.name));
}
