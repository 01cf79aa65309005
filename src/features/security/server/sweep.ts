import { lt } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import { loginTickets, passkeyChallenges } from './tables';

/** Deletes unfinished logins and passkey challenges that expired before `before`. Returns their number. */
export async function dropOldTickets(tx: Tx, before: Date): Promise<number> {
  const tickets = await tx
    .delete(loginTickets)
    .where(lt(loginTickets.expiresAt, before))
    .returning({ id: loginTickets.id });
  const challenges = await tx
    .delete(passkeyChallenges)
    .where(lt(passkeyChallenges.expiresAt, before))
    .returning({ id: passkeyChallenges.id });
  return tickets.length + challenges.length;
}
