import { and, eq, gte, isNull, lte, or } from 'drizzle-orm';
import { fullNameOf, users } from '~/features/accounts/server/public';
import { areas, units } from '~/features/areas/server/public';
import { record } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { invalid, notFound } from '~/platform/errors/http-error';
import type { Site } from '~/platform/site';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import { committeeTopic } from '~/shared/topics';
import type { Position } from '../contract';
import type { Level } from '../contract/choices';
import type { PositionForm } from '../contract/forms';
import * as texts from '../texts';
import { presentPosition } from './present';
import { positions } from './tables';
import { findPositions, type PositionRow } from './views';

/** A position as it is entered. `since` and `until` are days (2026-11-20); without the latter it has no end. */
export interface NewPosition {
  userId: number;
  title: string;
  level: Level;
  /** Needed for one of an area; of a unit it is the unit's and may be left out. */
  areaId?: number | null | undefined;
  unitId?: number | null | undefined;
  since: string;
  until?: string | null | undefined;
}

/** Who enters or removes a position, and when. */
export interface By {
  actor: { id: number; name: string };
  at: Date;
}

/**
 * Enters a position in the transaction of whoever gives it, records it, and gives its id. 400 by field for a person who is
 * not there or not approved, a place that is not there or does not fit the level, days the wrong way round, and what the
 * person holds already in that time (docs/product/committee.md, "Positions").
 */
export async function addPosition(
  tx: Tx,
  invalidate: Invalidate,
  given: NewPosition,
  { actor, at }: By,
): Promise<number> {
  // Locked: of two that are entered at once for somebody the second sees the first, and nobody withdraws the approval meanwhile.
  const [person] = await tx.select().from(users).where(eq(users.id, given.userId)).for('update');
  if (!person) throw invalid({ user_id: [texts.personUnknown] });
  if (!person.isApproved) throw invalid({ user_id: [texts.personNotApproved] });
  if (given.until && given.until < given.since) throw invalid({ until: [texts.endsBefore] });
  const place = await placeOf(tx, given);
  const values = {
    userId: person.id,
    title: given.title,
    level: given.level,
    areaId: place.area?.id ?? null,
    unitId: place.unit?.id ?? null,
    since: given.since,
    until: given.until ?? null,
  };
  await refuseHeld(tx, values);
  const [made] = await tx
    .insert(positions)
    .values({ ...values, createdAt: at })
    .returning({ id: positions.id });
  const row = (await findPosition(tx, made!.id))!;
  await record(tx, {
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

/** Enters a position for the office; errors as `addPosition` has them. */
export function enterPosition({ write, clock }: Site, actor: Caller, form: PositionForm): Promise<Position> {
  const { user_id: userId, title, level, area_id: areaId, unit_id: unitId, since, until } = form;
  return write(async (tx, invalidate) => {
    const at = clock.now();
    const id = await addPosition(tx, invalidate, { userId, title, level, areaId, unitId, since, until }, { actor, at });
    return presentPosition((await findPosition(tx, id))!, toIso(at).slice(0, 10));
  });
}

/** Removes a position and records what it was; 404. */
export function removePosition({ write, clock }: Site, actor: Caller, id: number): Promise<void> {
  return write(async (tx, invalidate) => {
    const row = await findPosition(tx, id);
    // Of two who remove it at once only one finds it.
    const [gone] = row ? await tx.delete(positions).where(eq(positions.id, id)).returning({ id: positions.id }) : [];
    if (!row || !gone) throw notFound(texts.positionUnknown);
    await record(tx, {
      at: clock.now(),
      actor,
      action: 'position.delete',
      target: targetOf(row),
      person: row.userId,
      before: described(row),
    });
    invalidate(committeeTopic);
  });
}

const findPosition = async (tx: Tx, id: number) => (await findPositions(tx, eq(positions.id, id)))[0];

const targetOf = (row: PositionRow) => ({ type: 'position', id: row.id, name: `${row.title}, ${fullNameOf(row)}` });

/** A position in the log's words. */
const described = (row: PositionRow) => ({
  full_name: fullNameOf(row),
  title: row.title,
  level: row.level,
  ...(row.areaName !== null && { area: row.areaName }),
  ...(row.unitName !== null && { unit: row.unitName }),
  since: row.since,
  ...(row.until !== null && { until: row.until }),
});

/** Area and unit of a position, locked so that nobody deletes them meanwhile; 400 by field. */
async function placeOf(tx: Tx, { level, areaId, unitId }: NewPosition) {
  if (level === 'district') return {};
  if (level === 'area') {
    if (!areaId) throw invalid({ area_id: [texts.needed.area] });
    return { area: await areaOf(tx, areaId) };
  }
  if (!unitId) throw invalid({ unit_id: [texts.needed.unit] });
  const [unit] = await tx.select().from(units).where(eq(units.id, unitId)).for('key share');
  if (!unit) throw invalid({ unit_id: [texts.unitUnknown] });
  if (areaId && areaId !== unit.areaId) throw invalid({ unit_id: [texts.unitElsewhere] });
  return { area: await areaOf(tx, unit.areaId), unit };
}

async function areaOf(tx: Tx, id: number) {
  const [area] = await tx.select().from(areas).where(eq(areas.id, id)).for('key share');
  if (!area) throw invalid({ area_id: [texts.areaUnknown] });
  return area;
}

async function refuseHeld(tx: Tx, { until, ...values }: typeof positions.$inferInsert): Promise<void> {
  const { userId, title, level, areaId, unitId, since } = values;
  const [same] = await tx
    .select({ id: positions.id })
    .from(positions)
    .where(
      and(
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
  if (same) throw invalid({ title: [texts.held] });
}
