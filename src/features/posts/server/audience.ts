import { and, count, eq, or, sql, type SQL } from 'drizzle-orm';
import { membersAndAbove, users, withoutAddress } from '~/features/people/server/public';
import { holdsTitle } from '~/features/committee/server/public';
import type { Db, Tx } from '~/platform/database';
import type { Audience } from '../contract/forms';
import { posts } from './tables';

const lists = ['areas', 'units', 'roles', 'positions'] as const;

/**
 * Returns a condition on `users` for the audience on a day (2026-11-30): the one rule for reading, delivery and
 * receipts. Members and above only, who match an entry of every list that is not empty.
 */
export function isAddressed(audience: SQL, today: string): SQL {
  const list = (name: (typeof lists)[number]) => sql`${audience} -> '${sql.raw(name)}'`;
  const isEmpty = (name: (typeof lists)[number]) => sql`jsonb_array_length(${list(name)}) = 0`;
  const titles = sql`select lower(title) from jsonb_array_elements_text(${list('positions')}) as titles(title)`;
  const fits = and(
    sql`not (${and(...lists.map(isEmpty))})`,
    or(isEmpty('areas'), sql`${list('areas')} @> to_jsonb(${users.areaId})`),
    or(isEmpty('units'), sql`${list('units')} @> to_jsonb(${users.unitId})`),
    or(isEmpty('roles'), sql`${list('roles')} @> to_jsonb(${users.role})`),
    or(isEmpty('positions'), holdsTitle(users.id, titles, today)),
  );
  return and(membersAndAbove(), or(sql`(${audience} ->> 'all')::boolean`, fits))!;
}

/** The audience of a post, for a select that joins posts and users. */
export const ofPost = sql`${posts.audience}`;

/** Returns an audience as SQL. */
export const asSql = (audience: Audience): SQL => sql`${JSON.stringify(audience)}::jsonb`;

/** Selects the number of people without an address, who get a circular on paper; undefined for none. */
export const countOnPaper = () =>
  sql<number>`count(*) filter (where ${withoutAddress()})`.mapWith((people) => Number(people) || undefined);

/** Counts the people of an audience on a day, and those of them who get it on paper. */
export async function countAddressed(db: Db | Tx, audience: Audience, today: string) {
  const [found] = await db
    .select({ count: count(), on_paper: countOnPaper() })
    .from(users)
    .where(isAddressed(asSql(audience), today));
  return found!;
}

/** Returns a condition for the posts that a person of the office manages: all, or their area's. */
export const managedBy = ({
  isStaff,
  isSuperuser,
  areaId,
}: {
  isStaff: boolean;
  isSuperuser: boolean;
  areaId: number | null;
}): SQL | undefined => (isStaff || isSuperuser ? undefined : areaId === null ? sql`false` : eq(posts.areaId, areaId));

/** Returns a condition for posts that are published at a moment (`stateAt`, rules.ts). */
export const isOutAt = (now: Date): SQL =>
  or(
    eq(posts.state, 'published'),
    and(eq(posts.state, 'scheduled'), sql`${posts.publishAt} <= ${now.toISOString()}::timestamptz`),
  )!;
