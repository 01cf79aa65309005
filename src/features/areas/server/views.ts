import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '~/platform/database';
import { areas, units } from './tables';

export type AreaRow = typeof areas.$inferSelect;
export type UnitRow = Awaited<ReturnType<typeof findUnits>>[number];

/** Areas by name; `where` narrows them. */
export function findAreas(db: Db | Tx, where?: SQL) {
  return db
    .select()
    .from(areas)
    .where(where)
    .orderBy(asc(sql`lower(${areas.name})`), asc(areas.id));
}

/** Units by name with the name of their area; `where` narrows them. */
export function findUnits(db: Db | Tx, where?: SQL) {
  return db
    .select({
      id: units.id,
      name: units.name,
      nameMl: units.nameMl,
      areaId: units.areaId,
      areaName: areas.name,
      areaNameMl: areas.nameMl,
      createdAt: units.createdAt,
    })
    .from(units)
    .innerJoin(areas, eq(units.areaId, areas.id))
    .where(where)
    .orderBy(asc(sql`lower(${units.name})`), asc(units.id));
}
