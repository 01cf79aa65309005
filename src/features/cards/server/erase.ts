import { and, arrayOverlaps, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { users } from '~/features/people/server/public';
import type { Tx } from '~/platform/database';
import { isAmong } from '~/platform/database/among';
import type { Leaving } from '~/platform/feature';
import { cards, cardSheets } from './tables';

/**
 * Deletes the printing sheets that show the erased people, in whatever area they are by now. Returns the files' keys.
 * The cards are deleted with the people's rows.
 */
export async function eraseSheets(tx: Tx, { ids }: Leaving): Promise<string[]> {
  const holders = tx.select({ id: cards.userId }).from(cards).where(isAmong(cards.userId, ids));
  const areas = tx.select({ id: users.areaId }).from(users).where(inArray(users.id, holders));
  // A sheet of an earlier version does not say whose cards are on it: any of the area may show them.
  const shows = or(
    arrayOverlaps(cardSheets.people, [...ids]),
    and(isNull(cardSheets.people), inArray(cardSheets.areaId, areas)),
  );
  const gone = await tx
    .delete(cardSheets)
    .where(and(shows, isNotNull(cardSheets.file)))
    .returning({ file: cardSheets.file });
  return gone.map(({ file }) => file!);
}
