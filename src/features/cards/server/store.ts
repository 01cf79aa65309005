import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '~/features/accounts/server/public';
import type { Tx } from '~/platform/database';
import { codeLength, codeLetters } from '../contract/code';
import { cards } from './tables';

/** 100 random bits: nobody finds a second one by trying. */
export const randomCode = () =>
  Array.from(randomBytes(codeLength), (byte) => codeLetters[byte % codeLetters.length]).join('');

/** Whoever changes somebody's cards does so alone. */
export async function lockHolder(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** Makes the card that is good, in place of the one that was; `lockHolder` comes first. */
export async function replaceCard(tx: Tx, userId: number, now: Date): Promise<typeof cards.$inferSelect> {
  await tx
    .update(cards)
    .set({ revokedAt: now })
    .where(and(eq(cards.userId, userId), isNull(cards.revokedAt)));
  const [made] = await tx.insert(cards).values({ userId, code: randomCode(), issuedAt: now }).returning();
  return made!;
}
