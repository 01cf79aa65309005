import { inArray, lt } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '~/platform/database';
import { notMeLinks, resetTokens, sessions } from './tables';

/**
 * Deletes the rows of all people that expired before a moment: a person who never comes back deletes none. Rows that
 * another transaction holds are left for the next time.
 */
export async function deleteExpired(
  tx: Tx,
  table: PgTable & { id: PgColumn },
  expiresAt: PgColumn,
  before: Date,
): Promise<void> {
  const old = tx.select({ id: table.id }).from(table).where(lt(expiresAt, before)).for('update', { skipLocked: true });
  await tx.delete(table).where(inArray(table.id, old));
}

/** Deletes links and sessions that have been expired since before `before`. Returns their number. */
export async function dropOldLinks(tx: Tx, before: Date): Promise<number> {
  const links = await tx.delete(notMeLinks).where(lt(notMeLinks.expiresAt, before)).returning({ id: notMeLinks.id });
  const tokens = await tx
    .delete(resetTokens)
    .where(lt(resetTokens.expiresAt, before))
    .returning({ id: resetTokens.id });
  const ended = await tx.delete(sessions).where(lt(sessions.refreshExpiresAt, before)).returning({ id: sessions.id });
  return links.length + tokens.length + ended.length;
}
