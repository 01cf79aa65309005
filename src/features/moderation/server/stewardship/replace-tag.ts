import { sql } from 'drizzle-orm';
import type { Tx } from '~/platform/database';

/** Blocks every call that saves tags until this transaction ends, and waits for the calls in progress. */
export const holdTags = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('community.tags'))`);

/**
 * Replaces a tag, in any spelling, with another tag on every question; null removes it. Returns the ids of the changed
 * questions.
 */
export async function replaceTag(tx: Tx, from: string, to: string | null): Promise<number[]> {
  // In the order of ids, as a merge locks its two questions.
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from community_questions where exists (
      select from unnest(tags) tag where fold(tag) = fold(${from}) and tag is distinct from ${to}::text
    ) order by id for no key update`);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return ids;
  await tx.execute(sql`
    update community_questions q set changes = changes + 1, tags = array(
      select name from (
        select distinct on (fold(name)) name, n from (
          select case when fold(tag) = fold(${from}) then ${to}::text else tag end as name, n
            from unnest(q.tags) with ordinality t (tag, n)
        ) each where name is not null order by fold(name), n
      ) once order by n
    ) where q.id = any(${sql.param(ids)})`);
  return ids;
}
