import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { membersAndAbove, users } from '~/features/accounts/server/public';
import { holdsTitle } from '~/features/committee/server/public';
import type { Db, Tx } from '~/platform/database';
import type { Audience } from '../contract/forms';
import { posts } from './tables';

const lists = ['areas', 'units', 'roles', 'positions'] as const;

/**
 * Whether a row of users is in an audience on a day (2026-11-30): one definition for who may read, who is told, and whom the
 * office sees. Members and above only; any of what a list names, and that for each list that names something.
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

/** An audience as SQL. */
export const asSql = (audience: Audience): SQL => sql`${JSON.stringify(audience)}::jsonb`;

/** How many people an audience has on a day. */
export function countAddressed(db: Db | Tx, audience: Audience, today: string): Promise<number> {
  return db.$count(users, isAddressed(asSql(audience), today));
}

/** Posts an office person looks after: all, or those of an area. */
export const lookedAfter = ({
  isStaff,
  isSuperuser,
  areaId,
}: {
  isStaff: boolean;
  isSuperuser: boolean;
  areaId: number | null;
}): SQL | undefined => (isStaff || isSuperuser ? undefined : areaId === null ? sql`false` : eq(posts.areaId, areaId));

/** Posts that are out at a moment, as rules.ts has it. */
export const isOutAt = (now: Date): SQL =>
  or(
    eq(posts.state, 'published'),
    and(eq(posts.state, 'scheduled'), sql`${posts.publishAt} <= ${now.toISOString()}::timestamptz`),
  )!;
