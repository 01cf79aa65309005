import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '~/features/people/server/public';
import type { Tx } from '~/platform/database';
import type { Invalidate } from '~/platform/topics';
import { cardsTopic } from '../contract';
import { codeLength, codeLetters } from '../contract/code';
import { cards } from './tables';

/** Returns a code of 100 random bits, which cannot be guessed. */
export const randomCode = () =>
  Array.from(randomBytes(codeLength), (byte) => codeLetters[byte % codeLetters.length]).join('');

/** Locks a person's row, so that only one transaction changes their cards. */
export async function lockHolder(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** Issues a new card in place of the good one; call `lockHolder` first. */
export async function replaceCard(
  tx: Tx,
  invalidate: Invalidate,
  userId: number,
  now: Date,
): Promise<typeof cards.$inferSelect> {
  await tx
    .update(cards)
    .set({ revokedAt: now })
    .where(and(eq(cards.userId, userId), isNull(cards.revokedAt)));
  const [card] = await tx.insert(cards).values({ userId, code: randomCode(), issuedAt: now }).returning();
  invalidate(cardsTopic);
  return card!;
}
