import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { users } from '~/features/accounts/server/public';
import type { Tx } from '~/platform/database';
import { cardSheets } from './tables';

/** Takes away the printing sheets of their area, which may show them; the cards go with their row. */
export async function eraseSheets(tx: Tx, userId: number): Promise<string[]> {
  const area = tx.select({ id: users.areaId }).from(users).where(eq(users.id, userId));
  const gone = await tx
    .delete(cardSheets)
    .where(and(inArray(cardSheets.areaId, area), isNotNull(cardSheets.file)))
    .returning({ file: cardSheets.file });
  return gone.map(({ file }) => file!);
}
