import { sql, type SQL } from 'drizzle-orm';
import { isWritten } from '~/platform/database/found-in';
import type { Tx } from '~/platform/database';

/**
 * Tags as they are to be saved: a synonym as the tag that it stands for, a tag that is looked after in its own spelling, each
 * once. To be called before a question is locked: until the transaction ends nobody changes the tags (holdTags), and who does
 * locks questions after that.
 */
export async function written(tx: Tx, tags: readonly string[]): Promise<string[]> {
  if (tags.length === 0) return [];
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext('community.tags'))`);
  const { rows } = await tx.execute<{ tag: string; name: string }>(sql`
    select t.tag, coalesce(m.name, k.name) as name from unnest(${sql.param(tags)}::text[]) t (tag)
    join community_tags k on fold(k.name) = fold(t.tag) left join community_tags m on m.id = k.synonym_of`);
  const names = new Map(rows.map(({ tag, name }) => [tag, name]));
  return [...new Set(tags.map((tag) => names.get(tag) ?? tag))];
}

/** Makes whoever saves tags wait until this transaction ends, and waits for those who do. */
export const holdTags = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('community.tags'))`);

/** Whether one of `tags` is the tag, in any spelling, or the one that it is a synonym of. */
export const hasTag = (tags: SQL, tag: string): SQL => sql`exists (
  select from unnest(${tags}) tag where fold(tag) = fold(coalesce((
    select m.name from community_tags s join community_tags m on m.id = s.synonym_of where fold(s.name) = fold(${tag})
  ), ${tag})))`;

/** The ids of questions with a tag that has a synonym with this word in it. Without such a synonym no question is looked at. */
export function taggedLike(word: string): SQL {
  const names = sql`select m.name from community_tags s join community_tags m on m.id = s.synonym_of where ${isWritten(sql`fold(s.name)`, word)}`;
  return sql`select q.id from community_questions q where exists (${names}) and q.tags && array(${names})`;
}

/** Puts a tag in place of another one, in any spelling of it, on every question; null takes it off. Gives the ids of those. */
export async function replaceTag(tx: Tx, from: string, to: string | null): Promise<number[]> {
  // In the order of their ids, as a merge locks its two.
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
          select case when fold(tag) = fold(${from}) then ${to}::text else tag end as name, n from unnest(q.tags) with ordinality t (tag, n)
        ) each where name is not null order by fold(name), n
      ) once order by n
    ) where q.id = any(${sql.param(ids)})`);
  return ids;
}
