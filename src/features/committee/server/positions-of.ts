import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { refuseUnseen } from '~/features/people/server/public';
import type { Site } from '~/platform/site';
import type { Caller } from '~/shared/access';
import type { Language } from '~/shared/language';
import { dayIso } from '~/shared/membership-status';
import { rowsAtOnce, rowsPage } from '~/shared/section-rows';
import { personPositionCalls } from '../contract/person';
import { presentPosition } from './present';
import { positions } from './tables';
import { findPositions } from './views';

/**
 * Returns the positions of a person by their first day, the newest first, after the position that the cursor `before`
 * names; throws 404 for a person whom the caller may not open.
 */
export async function listPositionsOf(
  { db, clock }: Pick<Site, 'db' | 'clock'>,
  caller: Caller,
  userId: number,
  { before, language }: { before: string | undefined; language: Language },
) {
  await refuseUnseen(db, caller, userId);
  const { since, id } = positions;
  const [day = '', last = ''] = before?.split('.') ?? [];
  const found = await db
    .select({ id })
    .from(positions)
    .where(
      and(
        eq(positions.userId, userId),
        before === undefined ? undefined : sql`(${since}, ${id}) < (${day}::date, ${Number(last)})`,
      ),
    )
    .orderBy(desc(since), desc(id))
    .limit(rowsAtOnce + 1);
  const ids = found.map((row) => row.id);
  const rows = ids.length > 0 ? await findPositions(db, inArray(id, ids)) : [];
  const places = new Map(ids.map((one, place) => [one, place]));
  const today = dayIso(clock.now());
  const listed = rows
    .toSorted((a, b) => places.get(a.id)! - places.get(b.id)!)
    .map((row) => presentPosition(row, today, language));
  return rowsPage(personPositionCalls.positionsOf.path, userId, listed, (row) => `${row.since}.${row.id}`);
}
