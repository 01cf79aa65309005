import { and, eq, ne } from 'drizzle-orm';
import { difference, record } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { changedColumns, columnsOf } from '~/platform/database/columns';
import { refuseStale } from '~/platform/database/stale';
import { violates } from '~/platform/database/violation';
import { conflict, invalid, notFound } from '~/platform/errors/http-error';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { countText } from '~/shared/count-text';
import { areasTopic, peopleTopic } from '~/shared/topics';
import type { OfficeArea, OfficeUnit } from '../contract';
import type { AreaEditForm, AreaForm, UnitEditForm, UnitForm } from '../contract/forms';
import { presentOfficeArea, presentOfficeUnit } from './present';
import { areas, units } from './tables';
import { findUnits, type AreaRow, type UnitRow } from './views';
import * as texts from '../texts';

/** How many of something belong to an area or a unit; the feature that knows them gives it. */
type Count = (tx: Tx, place: { areaId: number } | { unitId: number }) => Promise<number>;

/** What keeps an area or a unit from being deleted: people, and positions of its committee. */
export interface Belonging {
  countPeople: Count;
  countPositions: Count;
}

/** A new area. 400 on `name` when there is one of that name, whatever its case. */
export function createArea({ write, clock }: Site, actor: Caller, form: AreaForm): Promise<AreaRow> {
  const at = clock.now();
  return unique(texts.areaNameTaken, () =>
    write(async (tx, invalidate) => {
      await refuseTakenArea(tx, form.name_ml);
      const [made] = await tx
        .insert(areas)
        .values({ ...namesOf(form), name: form.name, createdAt: at, updatedAt: at })
        .returning();
      const target = { type: 'area', id: made!.id, name: form.name };
      await record(tx, { at, actor, action: 'area.create', target, after: toldNew(made!) });
      invalidate(areasTopic);
      return made!;
    }),
  );
}

/** A new unit of an area. 400 on `area` when there is no such area, on `name` when the area has one of that name. */
export function createUnit(
  { write, clock }: Site,
  actor: Caller,
  { area: areaId, ...form }: UnitForm,
): Promise<UnitRow> {
  const at = clock.now();
  return unique(texts.unitNameTaken, () =>
    write(async (tx, invalidate) => {
      const [area] = await tx.select().from(areas).where(eq(areas.id, areaId)).for('share');
      if (!area) throw invalid({ area: [texts.areaNotFound] });
      await refuseTakenUnit(tx, areaId, form.name_ml);
      const [made] = await tx
        .insert(units)
        .values({ ...namesOf(form), name: form.name, areaId, createdAt: at })
        .returning();
      const target = { type: 'unit', id: made!.id, name: form.name };
      await record(tx, { at, actor, action: 'unit.create', target, after: { ...toldNew(made!), area: area.name } });
      invalidate(areasTopic);
      return (await findUnits(tx, eq(units.id, made!.id)))[0]!;
    }),
  );
}

/** Changes an area's names. 404, 409 `stale`, 400 on a name that another area has. */
export function editArea(
  { write, clock }: Site,
  actor: Caller,
  id: number,
  { updated_at: readAt, ...form }: AreaEditForm,
): Promise<OfficeArea> {
  return unique(texts.areaNameTaken, () =>
    write(async (tx, invalidate) => {
      const [area] = await tx.select().from(areas).where(eq(areas.id, id)).for('update');
      if (!area) throw notFound(texts.areaNotFound);
      refuseStale(area, readAt);
      const columns = changedColumns(area, columnsOf(areas, form, { name_ml: 'nameMl' }));
      if (!columns) return presentOfficeArea(area);
      await refuseTakenArea(tx, columns.nameMl, id);
      const at = clock.now();
      const [saved] = await tx
        .update(areas)
        .set({ ...columns, updatedAt: at })
        .where(eq(areas.id, id))
        .returning();
      const target = { type: 'area', id, name: area.name };
      await record(tx, { at, actor, action: 'area.edit', target, ...difference(toldNames(area), toldNames(saved!)) });
      invalidate(areasTopic, peopleTopic);
      return presentOfficeArea(saved!);
    }),
  );
}

/** Changes a unit's names. 404, 400 on a name that another unit of its area has. */
export function editUnit({ write, clock }: Site, actor: Caller, id: number, form: UnitEditForm): Promise<OfficeUnit> {
  return unique(texts.unitNameTaken, () =>
    write(async (tx, invalidate) => {
      const [unit] = await tx.select().from(units).where(eq(units.id, id)).for('update');
      if (!unit) throw notFound(texts.unitNotFound);
      const columns = changedColumns(unit, columnsOf(units, form, { name_ml: 'nameMl' }));
      if (!columns) return presentOfficeUnit(unit);
      await refuseTakenUnit(tx, unit.areaId, columns.nameMl, id);
      const [saved] = await tx.update(units).set(columns).where(eq(units.id, id)).returning();
      const target = { type: 'unit', id, name: unit.name };
      await record(tx, {
        at: clock.now(),
        actor,
        action: 'unit.edit',
        target,
        ...difference(toldNames(unit), toldNames(saved!)),
      });
      invalidate(areasTopic, peopleTopic);
      return presentOfficeUnit(saved!);
    }),
  );
}

/** Deletes an area with its empty units. 409 `area_in_use` with how many people, or positions of its committees, belong to it. */
export function deleteArea({ write, clock }: Site, actor: Caller, id: number, belonging: Belonging): Promise<void> {
  return write(async (tx, invalidate) => {
    // The lock makes someone who joins this area at this moment wait, and then fail, rather than be lost.
    const [area] = await tx.select().from(areas).where(eq(areas.id, id)).for('update');
    if (!area) throw notFound(texts.areaNotFound);
    await refuseUsed(tx, 'area', { areaId: id }, belonging);
    const gone = (await findUnits(tx, eq(units.areaId, id))).map((unit) => unit.name).join(', ');
    await tx.delete(areas).where(eq(areas.id, id));
    const target = { type: 'area', id, name: area.name };
    await record(tx, {
      at: clock.now(),
      actor,
      action: 'area.delete',
      target,
      before: { name: area.name, ...(gone && { units: gone }) },
    });
    invalidate(areasTopic);
  });
}

/** Deletes a unit. 409 `unit_in_use` with how many people, or positions of its committee, belong to it. */
export function deleteUnit({ write, clock }: Site, actor: Caller, id: number, belonging: Belonging): Promise<void> {
  return write(async (tx, invalidate) => {
    const [unit] = await tx.select().from(units).where(eq(units.id, id)).for('update');
    if (!unit) throw notFound(texts.unitNotFound);
    await refuseUsed(tx, 'unit', { unitId: id }, belonging);
    await tx.delete(units).where(eq(units.id, id));
    const target = { type: 'unit', id, name: unit.name };
    await record(tx, { at: clock.now(), actor, action: 'unit.delete', target, before: { name: unit.name } });
    invalidate(areasTopic);
  });
}

const inUse = {
  area: { people: texts.peopleInArea, positions: texts.positionsInArea },
  unit: { people: texts.peopleInUnit, positions: texts.positionsInUnit },
};

async function refuseUsed(
  tx: Tx,
  what: 'area' | 'unit',
  place: Parameters<Count>[1],
  { countPeople, countPositions }: Belonging,
) {
  const people = await countPeople(tx, place);
  if (people) throw conflict(`${what}_in_use`, countText(inUse[what].people, people));
  const held = await countPositions(tx, place);
  if (held) throw conflict(`${what}_in_use`, countText(inUse[what].positions, held));
}

interface Names {
  name: string;
  nameMl: string | null;
}

const namesOf = ({ name_ml: nameMl = null }: { name_ml?: string | null | undefined }) => ({ nameMl });

/** In the log's words. */
const toldNames = ({ name, nameMl }: Names) => ({ name, name_ml: nameMl });
const toldNew = ({ name, nameMl }: Names) => ({ name, ...(nameMl !== null && { name_ml: nameMl }) });

/** Lists are chosen from by name, so in Malayalam too one stands for one place. Unlike the English name it has no index of its own. */
async function refuseTakenArea(tx: Tx, nameMl: string | null | undefined, besides = 0): Promise<void> {
  if (nameMl && (await tx.$count(areas, and(eq(areas.nameMl, nameMl), ne(areas.id, besides)))))
    throw invalid({ name_ml: [texts.areaNameTaken] });
}

async function refuseTakenUnit(tx: Tx, areaId: number, nameMl: string | null | undefined, besides = 0): Promise<void> {
  const same = nameMl && and(eq(units.nameMl, nameMl), eq(units.areaId, areaId), ne(units.id, besides));
  if (same && (await tx.$count(units, same))) throw invalid({ name_ml: [texts.unitNameTaken] });
}

async function unique<T>(message: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (violates(error, 'unique')) throw invalid({ name: [message] });
    throw error;
  }
}
