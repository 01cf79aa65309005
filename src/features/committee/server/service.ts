import { and, eq, gte, isNull, lte, ne, or } from 'drizzle-orm';
import { fullNameOf, isActive, lockUser, users } from '~/features/people/server/public';
import { areas, units } from '~/features/areas/server/public';
import { difference, recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { changedColumns, columnsOf } from '~/platform/database/columns';
import { refuseStale } from '~/platform/database/stale';
import type { Site } from '~/platform/site';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import { committeeTopic } from '~/shared/topics';
import type { Position } from '../contract';
import type { Level } from '../contract/choices';
import type { PositionEditForm, PositionForm } from '../contract/forms';
import { presentPosition } from './present';
import { refuse } from './refusals';
import { positions } from './tables';
import { findPositions, type PositionRow } from './views';

/** A position to enter. `since` and `until` are days (2026-11-20); without `until` it has no end. */
export interface NewPosition {
  userId: number;
  title: string;
  /** Without it a usual title has its own. */
  titleMl?: string | null | undefined;
  level: Level;
  /** Required for an area's position; of a unit's position it is the unit's area and can be omitted. */
  areaId?: number | null | undefined;
  unitId?: number | null | undefined;
  since: string;
  until?: string | null | undefined;
  /** Whether the holder is among the leaders on the home page; without it they are not. */
  showOnHome?: boolean | undefined;
}

/** Who enters or removes a position, and when. */
export interface By {
  actor: { id: number; name: string };
  at: Date;
}

/**
 * Enters a position in the caller's transaction, records it, and returns its id. Throws 400 by field for an unknown or
 * unapproved person, an unknown place or one that does not fit the level, days in the wrong order, and a position that
 * the person already holds in that time (docs/product/committee.md, "Positions").
 */
export async function addPosition(
  tx: Tx,
  invalidate: Invalidate,
  position: NewPosition,
  { actor, at }: By,
): Promise<number> {
  // Locked, so that a second entry for the person finds the first, and the approval cannot be withdrawn in between.
  const [person] = await tx.select().from(users).where(eq(users.id, position.userId)).for('update');
  if (!person) throw refuse.invalid((t) => ({ user_id: [t.personUnknown] }));
  if (!person.isApproved) throw refuse.invalid((t) => ({ user_id: [t.personNotApproved] }));
  if (!isActive(person)) throw refuse.invalid((t) => ({ user_id: [t.personDeceased] }));
  if (position.until && position.until < position.since) throw refuse.invalid((t) => ({ until: [t.endsBefore] }));
  const place = await placeOf(tx, position);
  const values = {
    userId: person.id,
    title: position.title,
    titleMl: position.titleMl ?? null,
    level: position.level,
    areaId: place.area?.id ?? null,
    unitId: place.unit?.id ?? null,
    since: position.since,
    until: position.until ?? null,
    showOnHome: position.showOnHome ?? false,
  };
  await refuseHeld(tx, values);
  const [added] = await tx
    .insert(positions)
    .values({ ...values, createdAt: at, updatedAt: at })
    .returning({ id: positions.id });
  const row = (await findPosition(tx, added!.id))!;
  await recordAudit(tx, {
    at,
    actor,
    action: 'position.create',
    target: targetOf(row),
    person: row.userId,
    after: described(row),
  });
  invalidate(committeeTopic);
  return row.id;
}

/** Enters a position for the office; throws as `addPosition`. */
export function enterPosition({ write, clock }: Site, actor: Caller, form: PositionForm): Promise<Position> {
  const {
    user_id: userId,
    title_ml: titleMl,
    area_id: areaId,
    unit_id: unitId,
    show_on_home: showOnHome,
    ...rest
  } = form;
  return write(async (tx, invalidate) => {
    const at = clock.now();
    const id = await addPosition(
      tx,
      invalidate,
      { ...rest, userId, titleMl, areaId, unitId, showOnHome },
      { actor, at },
    );
    return presentPosition((await findPosition(tx, id))!, toIso(at).slice(0, 10));
  });
}

/**
 * Corrects a position's titles and term, or ends the term, and records what changed; throws 404, 409 `stale`, and 400
 * by field for days in the wrong order and a position that the person holds already in that time.
 */
export function editPosition(
  { write, clock }: Site,
  actor: Caller,
  id: number,
  { updated_at: readAt, ...form }: PositionEditForm,
): Promise<Position> {
  return write(async (tx, invalidate) => {
    const at = clock.now();
    const present = async () => presentPosition((await findPosition(tx, id))!, toIso(at).slice(0, 10));
    const [found] = await tx.select({ userId: positions.userId }).from(positions).where(eq(positions.id, id));
    // The person first, as an entry does, so that two changes of one person's positions find each other.
    if (found) await lockUser(tx, found.userId);
    const [position] = await tx.select().from(positions).where(eq(positions.id, id)).for('update');
    if (!position) throw refuse.notFound((t) => t.positionUnknown);
    refuseStale(position, readAt);
    const columns = changedColumns(
      position,
      columnsOf(positions, form, { title_ml: 'titleMl', show_on_home: 'showOnHome' }),
    );
    if (!columns) return present();
    const edited = { ...position, ...columns };
    if (edited.until && edited.until < edited.since) throw refuse.invalid((t) => ({ until: [t.endsBefore] }));
    await refuseHeld(tx, edited, id);
    await tx
      .update(positions)
      .set({ ...columns, updatedAt: at })
      .where(eq(positions.id, id));
    const row = (await findPosition(tx, id))!;
    await recordAudit(tx, {
      at,
      actor,
      action: 'position.edit',
      target: targetOf(row),
      person: row.userId,
      ...difference(correctable(position), correctable(row)),
    });
    invalidate(committeeTopic);
    return present();
  });
}

/** Removes a position and records it; throws 404. */
export function removePosition({ write, clock }: Site, actor: Caller, id: number): Promise<void> {
  return write(async (tx, invalidate) => {
    const isGone = await dropPosition(tx, invalidate, id, { actor, at: clock.now() });
    if (!isGone) throw refuse.notFound((t) => t.positionUnknown);
  });
}

/** Removes a position in the caller's transaction and records it. Returns false when there is none. */
export async function dropPosition(tx: Tx, invalidate: Invalidate, id: number, { actor, at }: By): Promise<boolean> {
  const row = await findPosition(tx, id);
  // Only the first of two simultaneous removals finds it.
  const [gone] = row ? await tx.delete(positions).where(eq(positions.id, id)).returning({ id: positions.id }) : [];
  if (!row || !gone) return false;
  await recordAudit(tx, {
    at,
    actor,
    action: 'position.delete',
    target: targetOf(row),
    person: row.userId,
    before: described(row),
  });
  invalidate(committeeTopic);
  return true;
}

const findPosition = async (tx: Tx, id: number) => (await findPositions(tx, eq(positions.id, id)))[0];

const targetOf = (row: PositionRow) => ({
  type: 'position',
  id: row.id,
  name: `${row.title}, ${fullNameOf(row.person)}`,
});

/** Returns a position as the audit log has it. */
const described = (row: PositionRow) => ({
  full_name: fullNameOf(row.person),
  title: row.title,
  ...(row.titleMl !== null && { title_ml: row.titleMl }),
  level: row.level,
  ...(row.areaName !== null && { area: row.areaName }),
  ...(row.unitName !== null && { unit: row.unitName }),
  since: row.since,
  ...(row.until !== null && { until: row.until }),
  ...(row.showOnHome && { show_on_home: true }),
});

/** Returns what can be corrected, as the audit log has it. */
const correctable = ({ title, titleMl, since, until, showOnHome }: typeof positions.$inferSelect | PositionRow) => ({
  title,
  title_ml: titleMl,
  since,
  until,
  show_on_home: showOnHome,
});

/** Returns area and unit of a position, locked against deletion; throws 400 by field. */
async function placeOf(tx: Tx, { level, areaId, unitId }: NewPosition) {
  if (level === 'district') return {};
  if (level === 'area') {
    if (!areaId) throw refuse.invalid((t) => ({ area_id: [t.needed.area] }));
    return { area: await areaOf(tx, areaId) };
  }
  if (!unitId) throw refuse.invalid((t) => ({ unit_id: [t.needed.unit] }));
  const [unit] = await tx.select().from(units).where(eq(units.id, unitId)).for('key share');
  if (!unit) throw refuse.invalid((t) => ({ unit_id: [t.unitUnknown] }));
  if (areaId && areaId !== unit.areaId) throw refuse.invalid((t) => ({ unit_id: [t.unitElsewhere] }));
  return { area: await areaOf(tx, unit.areaId), unit };
}

async function areaOf(tx: Tx, id: number) {
  const [area] = await tx.select().from(areas).where(eq(areas.id, id)).for('key share');
  if (!area) throw refuse.invalid((t) => ({ area_id: [t.areaUnknown] }));
  return area;
}

/** Throws 400 on `title` when the person holds the position in that time already, in an entry other than `besides`. */
async function refuseHeld(tx: Tx, { until, ...values }: typeof positions.$inferInsert, besides = 0): Promise<void> {
  const { userId, title, level, areaId, unitId, since } = values;
  const [same] = await tx
    .select({ id: positions.id })
    .from(positions)
    .where(
      and(
        ne(positions.id, besides),
        eq(positions.userId, userId),
        eq(positions.title, title),
        eq(positions.level, level),
        areaId ? eq(positions.areaId, areaId) : isNull(positions.areaId),
        unitId ? eq(positions.unitId, unitId) : isNull(positions.unitId),
        until ? lte(positions.since, until) : undefined,
        or(isNull(positions.until), gte(positions.until, since)),
      ),
    )
    .limit(1);
  if (same) throw refuse.invalid((t) => ({ title: [t.held] }));
}
