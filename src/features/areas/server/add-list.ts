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

/** What a list does to an area: the names that it adds, of units and in Malayalam. */
export interface AreaChange {
  area: string;
  kind: 'new' | 'changed' | 'removed';
  units: string[];
  named: string[];
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
 * there stay as they are, so the same list again changes nothing. Returns what was changed, with an entry of the audit
 * log for each such area.
 */
export async function addAreas(
  tx: Tx,
  invalidate: Invalidate,
  list: readonly ListedArea[],
  { actor, at, replacing, belonging }: Adding,
): Promise<AreaChange[]> {
  // Two lists at the same time: the second waits and sees what the first has added.
  await tx.execute(sql`lock table ${areas} in share row exclusive mode`);
  const changes: AreaChange[] = [];
  const known = new Map((await findAreas(tx)).map((area) => [keyOf(area.name), area]));
  const listed = new Set(list.map(({ name }) => keyOf(name)));
  for (const area of known.values()) {
    if (!replacing.includes(area.id) || listed.has(keyOf(area.name))) continue;
    if (await remove(tx, area, { actor, at, belonging }))
      changes.push({ area: area.name, kind: 'removed', units: [], named: [] });
  }
  for (const { units: listedUnits, ...names } of list) {
    const existing = known.get(keyOf(names.name));
    const area = existing ?? (await insertArea(tx, names, at));
    const added = await addToArea(tx, area, { names, units: listedUnits, at });
    const change: AreaChange = { area: area.name, kind: existing ? 'changed' : 'new', ...added };
    if (existing && added.units.length === 0 && added.named.length === 0) continue;
    changes.push(change);
    await recordAudit(tx, {
      at,
      actor,
      action: existing ? 'area.edit' : 'area.create',
      target: { type: 'area', id: area.id, name: area.name },
      after: {
        ...(!existing && auditNewNames(area)),
        ...(added.named.length > 0 && { name_ml: added.named.join(', ') }),
        ...(added.units.length > 0 && { units: added.units.join(', ') }),
      },
    });
  }
  invalidate(areasTopic, peopleTopic);
  return changes;
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
