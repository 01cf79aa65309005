import { sql, type SQL } from 'drizzle-orm';
import { containsWord } from '~/platform/database/matches';
import type { Tx } from '~/platform/database';

/**
 * Returns tags as they are saved: a synonym as its tag, a managed tag in its own spelling, each once. Call it before a
 * question is locked: it holds the tags until the transaction ends, and a change of tags (holdTags) takes the same
 * locks in the same order.
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

/** Returns the condition that one of `tags` is the tag, in any spelling, or the tag that it is a synonym of. */
export const hasTag = (tags: SQL, tag: string): SQL => sql`exists (
  select from unnest(${tags}) tag where fold(tag) = fold(coalesce((
    select m.name from community_tags s join community_tags m on m.id = s.synonym_of where fold(s.name) = fold(${tag})
  ), ${tag})))`;

/** Returns the query for the ids of questions with a tag whose synonym has this word; without one it reads none. */
export function taggedLike(word: string): SQL {
  const names = sql`select m.name from community_tags s join community_tags m on m.id = s.synonym_of
    where ${containsWord(sql`fold(s.name)`, word)}`;
  return sql`select q.id from community_questions q where exists (${names}) and q.tags && array(${names})`;
}
