import { sql } from 'drizzle-orm';
import { isWritten } from '~/platform/database/found-in';
import type { Site } from '~/platform/site';
import { createKept } from '~/platform/topics';
import { pageOf, rowsOf } from '~/shared/paging';
import { communityTopic, stewardCalls, type ListedTag } from '../../contract';

interface Query {
  page: number;
  page_size: number;
  search?: string | undefined;
}

/** The board's tags, those that are looked after and those that are only used, the most used first. Counted once until the board changes. */
export function createTagList({ db, topics }: Pick<Site, 'db' | 'topics'>) {
  const pages = createKept<{ count: number; results: ListedTag[] }>(topics, {
    most: 2_000_000,
    weigh: ({ results }) => 200 * results.length,
  });

  const make = async ({ search = '', ...page }: Query) => {
    const { offset, limit } = rowsOf(page);
    const { rows } = await db.execute<{ all: number; tags: ListedTag[] }>(sql`
      with used as (
        select tag, count(*)::int as questions from community_questions q cross join unnest(q.tags) tag
        where q.hidden_at is null and q.merged_into is null group by tag
      ), spelt as (
        select fold(tag) as key, (array_agg(tag order by questions desc, tag))[1] as name, sum(questions)::int as questions from used group by 1
      ), known as (
        select id, name, fold(name) as key from community_tags where synonym_of is null
      ), listed as (
        select k.id, coalesce(k.name, s.name) as name, coalesce(s.questions, 0) as questions,
          (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name) order by o.name), '[]') from community_tags o where o.synonym_of = k.id) as synonyms
        from spelt s full join known k using (key)
        where ${search} = '' or ${isWritten(sql`key`, search)}
          or exists (select from community_tags o where o.synonym_of = k.id and ${isWritten(sql`fold(o.name)`, search)})
      )
      select (select count(*)::int from listed) as "all",
        (select coalesce(json_agg(p), '[]') from (select * from listed order by questions desc, name offset ${offset} limit ${limit}) p) as tags`);
    return { count: rows[0]!.all, results: rows[0]!.tags };
  };

  return async (query: Query) => {
    const { count, results } = await pages.get(JSON.stringify(query), [communityTopic], () => make(query));
    return pageOf(stewardCalls.tags.path, query, count, results);
  };
}
