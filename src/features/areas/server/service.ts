import { and, eq, ne } from 'drizzle-orm';
import { difference, recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { changedColumns, columnsOf } from '~/platform/database/columns';
import { refuseStale } from '~/platform/database/stale';
import { violates } from '~/platform/database/violation';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import { countText } from '~/shared/count-text';
import { areasTopic, peopleTopic } from '~/shared/topics';
import type { OfficeArea, OfficeUnit } from '../contract';
import type { AreaEditForm, AreaForm, UnitEditForm, UnitForm } from '../contract/forms';
import { presentOfficeArea, presentOfficeUnit } from './present';
import { refuse, type Texts } from './refusals';
import { areas, units } from './tables';
import { findUnits, type AreaRow, type UnitRow } from './views';

/** Returns how many records of another feature belong to an area or a unit. */
type Count = (tx: Tx, place: { areaId: number } | { unitId: number }) => Promise<number>;

/** The records that keep an area or a unit from being deleted: people, and positions of its committee. */
export interface Belonging {
  countPeople: Count;
  countPositions: Count;
}

/** Adds an area; throws 400 on `name` when an area has the name, ignoring case. */
export function createArea({ write, clock }: Site, actor: Caller, form: AreaForm): Promise<AreaRow> {
  const at = clock.now();
  return unique('areaNameTaken', () =>
    write(async (tx, invalidate) => {
      await refuseTakenArea(tx, form.name_ml);
      const [created] = await tx
        .insert(areas)
        .values({ ...namesOf(form), name: form.name, createdAt: at, updatedAt: at })
        .returning();
      const target = { type: 'area', id: created!.id, name: form.name };
      await recordAudit(tx, { at, actor, action: 'area.create', target, after: auditNewNames(created!) });
      invalidate(areasTopic);
      return created!;
    }),
  );
}

/** Adds a unit to an area; throws 400 on `area` for an unknown area, on `name` when a unit of the area has the name. */
export function createUnit(
  { write, clock }: Site,
  actor: Caller,
  { area: areaId, ...form }: UnitForm,
): Promise<UnitRow> {
  const at = clock.now();
  return unique('unitNameTaken', () =>
    write(async (tx, invalidate) => {
      const [area] = await tx.select().from(areas).where(eq(areas.id, areaId)).for('share');
      if (!area) throw refuse.invalid((t) => ({ area: [t.areaNotFound] }));
      await refuseTakenUnit(tx, areaId, form.name_ml);
      const [created] = await tx
        .insert(units)
        .values({ ...namesOf(form), name: form.name, areaId, createdAt: at })
        .returning();
      const target = { type: 'unit', id: created!.id, name: form.name };
      await recordAudit(tx, {
        at,
        actor,
        action: 'unit.create',
        target,
        after: { ...auditNewNames(created!), area: area.name },
      });
      invalidate(areasTopic);
      return (await findUnits(tx, eq(units.id, created!.id)))[0]!;
    }),
  );
}

/** Changes an area's names; throws 404, 409 `stale`, and 400 on a name that another area has. */
export function editArea(
  { write, clock }: Site,
  actor: Caller,
  id: number,
  { updated_at: readAt, ...form }: AreaEditForm,
): Promise<OfficeArea> {
  return unique('areaNameTaken', () =>
    write(async (tx, invalidate) => {
      const [area] = await tx.select().from(areas).where(eq(areas.id, id)).for('update');
      if (!area) throw refuse.notFound((t) => t.areaNotFound);
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
      await recordNames(tx, { at, actor }, 'area', area, saved!);
      invalidate(areasTopic, peopleTopic);
      return presentOfficeArea(saved!);
    }),
  );
}

/** Changes a unit's names; throws 404, and 400 on a name that another unit of its area has. */
export function editUnit({ write, clock }: Site, actor: Caller, id: number, form: UnitEditForm): Promise<OfficeUnit> {
  return unique('unitNameTaken', () =>
    write(async (tx, invalidate) => {
      const [unit] = await tx.select().from(units).where(eq(units.id, id)).for('update');
      if (!unit) throw refuse.notFound((t) => t.unitNotFound);
      const columns = changedColumns(unit, columnsOf(units, form, { name_ml: 'nameMl' }));
      if (!columns) return presentOfficeUnit(unit);
      await refuseTakenUnit(tx, unit.areaId, columns.nameMl, id);
      const [saved] = await tx.update(units).set(columns).where(eq(units.id, id)).returning();
      await recordNames(tx, { at: clock.now(), actor }, 'unit', unit, saved!);
      invalidate(areasTopic, peopleTopic);
      return presentOfficeUnit(saved!);
    }),
  );
}

/**
 * Deletes an area with its empty units; throws 404, and 409 `area_in_use` with the number of people, or of positions of
 * its committees, that belong to it.
 */
export function deleteArea({ write, clock }: Site, actor: Caller, id: number, belonging: Belonging): Promise<void> {
  return write(async (tx, invalidate) => {
    // A profile that joins this area at the same time waits for the lock and then fails, instead of losing its area.
    const [area] = await tx.select().from(areas).where(eq(areas.id, id)).for('update');
    if (!area) throw refuse.notFound((t) => t.areaNotFound);
    await refuseUsed(tx, 'area', { areaId: id }, belonging);
    const unitNames = (await findUnits(tx, eq(units.areaId, id))).map((unit) => unit.name).join(', ');
    await tx.delete(areas).where(eq(areas.id, id));
    const target = { type: 'area', id, name: area.name };
    await recordAudit(tx, {
      at: clock.now(),
      actor,
      action: 'area.delete',
      target,
      before: { name: area.name, ...(unitNames && { units: unitNames }) },
    });
    invalidate(areasTopic);
  });
}

/** Deletes a unit; throws 404, and 409 `unit_in_use` with the number of its people or positions. */
export function deleteUnit({ write, clock }: Site, actor: Caller, id: number, belonging: Belonging): Promise<void> {
  return write(async (tx, invalidate) => {
    const [unit] = await tx.select().from(units).where(eq(units.id, id)).for('update');
    if (!unit) throw refuse.notFound((t) => t.unitNotFound);
    await refuseUsed(tx, 'unit', { unitId: id }, belonging);
    await tx.delete(units).where(eq(units.id, id));
    const target = { type: 'unit', id, name: unit.name };
    await recordAudit(tx, { at: clock.now(), actor, action: 'unit.delete', target, before: { name: unit.name } });
    invalidate(areasTopic);
  });
}

const inUse = (t: Texts) => ({
  area: { people: t.peopleInArea, positions: t.positionsInArea },
  unit: { people: t.peopleInUnit, positions: t.positionsInUnit },
});

async function refuseUsed(
  tx: Tx,
  what: 'area' | 'unit',
  place: Parameters<Count>[1],
  { countPeople, countPositions }: Belonging,
) {
  const people = await countPeople(tx, place);
  if (people) throw refuse.conflict(`${what}_in_use`, (t) => countText(inUse(t)[what].people, people));
  const held = await countPositions(tx, place);
  if (held) throw refuse.conflict(`${what}_in_use`, (t) => countText(inUse(t)[what].positions, held));
}

interface Names {
  name: string;
  nameMl: string | null;
}

const namesOf = ({ name_ml: nameMl = null }: { name_ml?: string | null | undefined }) => ({ nameMl });

/** Returns the names under the API's field names, for the audit log. */
const auditNames = ({ name, nameMl }: Names) => ({ name, name_ml: nameMl });

/** Records what changed in the names of an area or a unit. */
const recordNames = (
  tx: Tx,
  by: { at: Date; actor: Caller },
  type: 'area' | 'unit',
  before: Names & { id: number },
  after: Names,
) =>
  recordAudit(tx, {
    ...by,
    action: `${type}.edit`,
    target: { type, id: before.id, name: before.name },
    ...difference(auditNames(before), auditNames(after)),
  });
/** Returns the names of what is new under the API's field names, for the audit log. */
export const auditNewNames = ({ name, nameMl }: Names) => ({ name, ...(nameMl !== null && { name_ml: nameMl }) });

/** Throws 400 when another area has the Malayalam name, which has no unique index: lists show names only. */
async function refuseTakenArea(tx: Tx, nameMl: string | null | undefined, besides = 0): Promise<void> {
  if (nameMl && (await tx.$count(areas, and(eq(areas.nameMl, nameMl), ne(areas.id, besides)))))
    throw refuse.invalid((t) => ({ name_ml: [t.areaNameTaken] }));
}

async function refuseTakenUnit(tx: Tx, areaId: number, nameMl: string | null | undefined, besides = 0): Promise<void> {
  const same = nameMl && and(eq(units.nameMl, nameMl), eq(units.areaId, areaId), ne(units.id, besides));
  if (same && (await tx.$count(units, same))) throw refuse.invalid((t) => ({ name_ml: [t.unitNameTaken] }));
}

async function unique<T>(message: 'areaNameTaken' | 'unitNameTaken', work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (violates(error, 'unique')) throw refuse.invalid((t) => ({ name: [t[message]] }));
    throw error;
  }
}
