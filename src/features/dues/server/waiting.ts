import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '~/platform/database';
import { duesClaims } from './tables';

/* What waits for treasurers (docs/product/admin.md, "What waits"). */

const isOpen = eq(duesClaims.state, 'open');

/** Selects the number of a person's claims that wait for the treasurer. */
export const countOpenClaims = (userId: number) => sql<number>`(
  select count(*)::int from ${duesClaims} where ${duesClaims.userId} = ${userId} and ${isOpen})`;

/** Returns the person whose claim waits longest, other than this one; null without any. */
export async function findNextClaimant(db: Db, userId: number): Promise<number | null> {
  const [next] = await db
    .select({ id: duesClaims.userId })
    .from(duesClaims)
    .where(and(isOpen, ne(duesClaims.userId, userId)))
    .orderBy(asc(duesClaims.createdAt), asc(duesClaims.id))
    .limit(1);
  return next?.id ?? null;
}
