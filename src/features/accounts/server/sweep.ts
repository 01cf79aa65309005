import { lt } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import { notMeLinks, resetTokens, sessions } from './tables';

/** Takes away links and sessions that nobody could use since `before`. Gives how many. */
export async function dropOldLinks(tx: Tx, before: Date): Promise<number> {
  const links = await tx.delete(notMeLinks).where(lt(notMeLinks.expiresAt, before)).returning({ id: notMeLinks.id });
  const tokens = await tx
    .delete(resetTokens)
    .where(lt(resetTokens.expiresAt, before))
    .returning({ id: resetTokens.id });
  const ended = await tx.delete(sessions).where(lt(sessions.refreshExpiresAt, before)).returning({ id: sessions.id });
  return links.length + tokens.length + ended.length;
}
