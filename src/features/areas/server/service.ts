import { eq } from 'drizzle-orm';
import { record } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { violates } from '~/platform/database/violation';
import { conflict, invalid, notFound } from '~/platform/errors/http-error';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { areasTopic } from '~/shared/topics';
import type { Area, Unit } from '../contract';
import { presentArea, presentUnit } from './present';
import { areas, units } from './tables';
import { findUnits } from './views';

/** How many of something belong to an area or a unit; the feature that knows them gives it. */
type Count = (tx: Tx, place: { areaId: number } | { unitId: number }) => Promise<number>;

/** What keeps an area or a unit from being deleted: people, and positions of its committee. */
export interface Belonging {
  countPeople: Count;
  countPositions: Count;
}

/** A new area. 400 on `name` when there is one of that name, whatever its case. */
export async function createArea({ write, clock }: Site, actor: Caller, name: string): Promise<Area> {
  const at = clock.now();
  const row = await unique('An area with this name already exists.', () =>
    write(async (tx, invalidate) => {
      const [made] = await tx.insert(areas).values({ name, createdAt: at, updatedAt: at }).returning();
      await record(tx, { at, actor, action: 'area.create', target: { type: 'area', id: made!.id, name }, after: { name } });
      invalidate(areasTopic);
      return made!;
    }),
  );
  return presentArea(row);
}

/** A new unit of an area. 400 on `area` when there is no such area, on `name` when the area has one of that name. */
export async function createUnit(
  { write, clock }: Site,
  actor: Caller,
  { name, area: areaId }: { name: string; area: number },
): Promise<Unit> {
  const at = clock.now();
  const row = await unique('This area already has a unit with this name.', () =>
    write(async (tx, invalidate) => {
      const [area] = await tx.select().from(areas).where(eq(areas.id, areaId)).for('share');
      if (!area) throw invalid({ area: ['Area not found.'] });
      const [made] = await tx.insert(units).values({ name, areaId, createdAt: at }).returning({ id: units.id });
      const target = { type: 'unit', id: made!.id, name };
      await record(tx, { at, actor, action: 'unit.create', target, after: { name, area: area.name } });
      invalidate(areasTopic);
      return (await findUnits(tx, eq(units.id, made!.id)))[0]!;
    }),
  );
  return presentUnit(row);
}

/** Deletes an area with its empty units. 409 `area_in_use` with how many people, or positions of its committees, belong to it. */
export function deleteArea({ write, clock }: Site, actor: Caller, id: number, belonging: Belonging): Promise<void> {
  return write(async (tx, invalidate) => {
    // The lock makes someone who joins this area at this moment wait, and then fail, rather than be lost.
    const [area] = await tx.select().from(areas).where(eq(areas.id, id)).for('update');
    if (!area) throw notFound('Area not found.');
    await refuseUsed(tx, 'area', { areaId: id }, belonging);
    const gone = (await findUnits(tx, eq(units.areaId, id))).map((unit) => unit.name).join(', ');
    await tx.delete(areas).where(eq(areas.id, id));
    const target = { type: 'area', id, name: area.name };
    await record(tx, { at: clock.now(), actor, action: 'area.delete', target, before: { name: area.name, ...(gone && { units: gone }) } });
    invalidate(areasTopic);
  });
}

/** Deletes a unit. 409 `unit_in_use` with how many people, or positions of its committee, belong to it. */
export function deleteUnit({ write, clock }: Site, actor: Caller, id: number, belonging: Belonging): Promise<void> {
  return write(async (tx, invalidate) => {
    const [unit] = await tx.select().from(units).where(eq(units.id, id)).for('update');
    if (!unit) throw notFound('Unit not found.');
    await refuseUsed(tx, 'unit', { unitId: id }, belonging);
    await tx.delete(units).where(eq(units.id, id));
    const target = { type: 'unit', id, name: unit.name };
    await record(tx, { at: clock.now(), actor, action: 'unit.delete', target, before: { name: unit.name } });
    invalidate(areasTopic);
  });
}

async function refuseUsed(tx: Tx, what: 'area' | 'unit', place: Parameters<Count>[1], { countPeople, countPositions }: Belonging) {
  const people = await countPeople(tx, place);
  if (people) throw conflict(`${what}_in_use`, `${people === 1 ? '1 person belongs' : `${people} people belong`} to this ${what}. Move them first.`);
  const held = await countPositions(tx, place);
  const positions = held === 1 ? '1 position of the committee belongs' : `${held} positions of the committee belong`;
  if (held) throw conflict(`${what}_in_use`, `${positions} to this ${what}. Remove ${held === 1 ? 'it' : 'them'} first.`);
}

async function unique<T>(message: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (violates(error, 'unique')) throw invalid({ name: [message] });
    throw error;
  }
}
