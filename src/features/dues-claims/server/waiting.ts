import { both } from '../texts/both';
import { and, asc, eq, min, ne, sql } from 'drizzle-orm';
import type { Db } from '~/platform/database';
import type { Queue } from '~/platform/feature';
import { duesClaims, duesTopic } from '~/features/dues/server/public';

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

/** The claims that wait for treasurers. */
export const duesQueues: readonly Queue[] = [
  {
    key: 'claims',
    access: 'treasurer',
    link: '/app/admin/dues?tab=claims',
    label: (language) => both[language].claimsWaiting,
    topics: [duesTopic],
    measure: async ({ db }) => {
      const [oldest] = await db
        .select({ since: min(duesClaims.createdAt) })
        .from(duesClaims)
        .where(isOpen);
      return { count: await db.$count(duesClaims, isOpen), oldest: oldest?.since ?? null, due: null };
    },
  },
];
