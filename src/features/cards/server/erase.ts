import { and, inArray, isNotNull } from 'drizzle-orm';
import { users } from '~/features/people/server/public';
import type { Tx } from '~/platform/database';
import type { Leaving } from '~/platform/feature';
import { cards, cardSheets } from './tables';

/**
 * Deletes the printing sheets that may show the erased people: those of the areas of all who had a card. Returns the
 * files' keys. The cards are deleted with the people's rows.
 */
export async function eraseSheets(tx: Tx, { ids }: Leaving): Promise<string[]> {
  const holders = tx
    .select({ id: cards.userId })
    .from(cards)
    .where(inArray(cards.userId, [...ids]));
  const areas = tx.select({ id: users.areaId }).from(users).where(inArray(users.id, holders));
  const gone = await tx
    .delete(cardSheets)
    .where(and(inArray(cardSheets.areaId, areas), isNotNull(cardSheets.file)))
    .returning({ file: cardSheets.file });
  return gone.map(({ file }) => file!);
}
