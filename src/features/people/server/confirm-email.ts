import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { fullNameOf } from './present';
import { users } from './tables';

/**
 * Stores and records that a person has proved the address of this row theirs, once. Does nothing when they have another
 * address by now, or `also` (a condition on `users`) no longer holds.
 */
export async function confirmEmail(
  tx: Tx,
  user: Parameters<typeof fullNameOf>[0] & { id: number; email: string },
  { at, also }: { at: Date; also?: SQL },
): Promise<void> {
  const confirmed = await tx
    .update(users)
    .set({ emailConfirmedAt: at })
    .where(and(eq(users.id, user.id), eq(users.email, user.email), isNull(users.emailConfirmedAt), also))
    .returning({ id: users.id });
  if (confirmed.length === 0) return;
  const person = { id: user.id, name: fullNameOf(user) };
  await recordAudit(tx, { at, actor: person, action: 'user.email_confirm', target: { type: 'user', ...person } });
}
