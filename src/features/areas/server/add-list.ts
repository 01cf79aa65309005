import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import { areasTopic, peopleTopic } from '~/shared/topics';
import { auditNewNames, type Belonging } from './service';
import { areas, units } from './tables';
import { findAreas, findUnits, type AreaRow } from './views';

/** A name in both languages. */
interface ListedName {
  name: string;
  nameMl: string | null;
}

/** An area of a list, with its units. */
interface ListedArea extends ListedName {
  units: readonly ListedName[];
}

/** How many areas and units a list has added, and how many areas it has replaced. */
export interface AddedAreas {
  areas: number;
  units: number;
  removed: number;
}

interface Adding {
  actor: Caller;
  at: Date;
  /** Areas that go unless the list names them or anything belongs to them: those that come with the software. */
  replacing: readonly number[];
  belonging: Belonging;
}

const keyOf = (name: string) => name.toLowerCase();

/**
 * Adds what a list has and the site has not: areas, units, and Malayalam names where there are none. Names that are
 * there stay as they are, so the same list again changes nothing. Writes an entry of the audit log for each area that
 * is added, changed or removed.
 */
export async function addAreas(
  tx: Tx,
  invalidate: Invalidate,
  list: readonly ListedArea[],
  { actor, at, replacing, belonging }: Adding,
): Promise<AddedAreas> {
  // Two lists at the same time: the second waits and sees what the first has added.
  await tx.execute(sql`lock table ${areas} in share row exclusive mode`);
  const added: AddedAreas = { areas: 0, units: 0, removed: 0 };
  const known = new Map((await findAreas(tx)).map((area) => [keyOf(area.name), area]));
  const listed = new Set(list.map(({ name }) => keyOf(name)));
  for (const area of known.values()) {
    if (!replacing.includes(area.id) || listed.has(keyOf(area.name))) continue;
    if (await remove(tx, area, { actor, at, belonging })) added.removed += 1;
  }
  for (const { units: listedUnits, ...names } of list) {
    const area = known.get(keyOf(names.name)) ?? (await insertArea(tx, names, at));
    const isNew = !known.has(keyOf(names.name));
    const change = await addToArea(tx, area, { names, units: listedUnits, at });
    added.areas += isNew ? 1 : 0;
    added.units += change.units.length;
    if (!isNew && change.units.length === 0 && change.named.length === 0) continue;
    await recordAudit(tx, {
      at,
      actor,
      action: isNew ? 'area.create' : 'area.edit',
      target: { type: 'area', id: area.id, name: area.name },
      after: {
        ...(isNew && auditNewNames(area)),
        ...(change.named.length > 0 && { name_ml: change.named.join(', ') }),
        ...(change.units.length > 0 && { units: change.units.join(', ') }),
      },
    });
  }
  invalidate(areasTopic, peopleTopic);
  return added;
}

async function insertArea(tx: Tx, names: ListedName, at: Date): Promise<AreaRow> {
  const [area] = await tx
    .insert(areas)
    .values({ ...names, createdAt: at, updatedAt: at })
    .returning();
  return area!;
}

/** Returns the names of the units that were added to an area, and the Malayalam names that were missing. */
async function addToArea(
  tx: Tx,
  area: AreaRow,
  { names, units: listed, at }: { names: ListedName; units: readonly ListedName[]; at: Date },
): Promise<{ units: string[]; named: string[] }> {
  const named: string[] = [];
  if (names.nameMl !== null && area.nameMl === null) {
    await tx.update(areas).set({ nameMl: names.nameMl, updatedAt: at }).where(eq(areas.id, area.id));
    named.push(names.nameMl);
  }
  const known = new Map((await findUnits(tx, eq(units.areaId, area.id))).map((unit) => [keyOf(unit.name), unit]));
  for (const { name, nameMl } of listed) {
    const unit = known.get(keyOf(name));
    if (!unit || nameMl === null || unit.nameMl !== null) continue;
    await tx.update(units).set({ nameMl }).where(eq(units.id, unit.id));
    named.push(nameMl);
  }
  const missing = listed.filter(({ name }) => !known.has(keyOf(name)));
  if (missing.length > 0)
    await tx.insert(units).values(missing.map((unit) => ({ ...unit, areaId: area.id, createdAt: at })));
  return { units: missing.map(({ name }) => name), named };
}

/** Deletes an area with its units, unless a person or a position belongs to it. Returns whether it did. */
async function remove(
  tx: Tx,
  { id, name }: AreaRow,
  { actor, at, belonging }: Pick<Adding, 'actor' | 'at' | 'belonging'>,
): Promise<boolean> {
  if ((await belonging.countPeople(tx, { areaId: id })) + (await belonging.countPositions(tx, { areaId: id })) > 0)
    return false;
  await tx.delete(areas).where(eq(areas.id, id));
  await recordAudit(tx, { at, actor, action: 'area.delete', target: { type: 'area', id, name }, before: { name } });
  return true;
}
