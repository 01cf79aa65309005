import { desc, sql } from 'drizzle-orm';
import { exportPages, type ExportContext, type ExportQuery } from '~/features/audit/server/public';
import { containsWord } from '~/platform/database/matches';
import { asText, sortedBy } from '~/platform/database/sorting';
import { type Column } from '~/platform/sheets';
import type { Site } from '~/platform/site';
import { createTopicCache } from '~/platform/topics';
import { pageOf, rowsOf } from '~/shared/paging';
import { communityTopic } from '~/shared/topics';
import { boardCalls, type ListedTag, type TagsQuery } from '../contract';

const name = asText(sql`name`);
const order = {
  id: name,
  usual: [desc(sql`questions`), name],
  columns: { id: sql`id`, name, questions: sql`questions` },
};

/** Creates the list of the board's tags, managed or only used; cached until the board changes. */
export function createTagList({ db, topics }: Pick<Site, 'db' | 'topics'>) {
  const pages = createTopicCache<{ count: number; results: ListedTag[] }>(topics, {
    maxBytes: 2_000_000,
    weigh: ({ results }) => 200 * results.length,
  });

  const make = async ({ search = '', sort, ...page }: TagsQuery) => {
    const { offset, limit } = rowsOf(page);
    const { rows } = await db.execute<{ all: number; tags: ListedTag[] }>(sql`
      with used as (
        select tag, count(*)::int as questions from community_questions q cross join unnest(q.tags) tag
        where q.hidden_at is null and q.merged_into is null group by tag
      ), spelt as (
        select fold(tag) as key, (array_agg(tag order by questions desc, tag))[1] as name,
          sum(questions)::int as questions
          from used group by 1
      ), known as (
        select id, name, fold(name) as key from community_tags where synonym_of is null
      ), listed as (
        select k.id, coalesce(k.name, s.name) as name, coalesce(s.questions, 0) as questions,
          (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name) order by o.name), '[]')
            from community_tags o where o.synonym_of = k.id) as synonyms
        from spelt s full join known k using (key)
        where ${search} = '' or ${containsWord(sql`key`, search)}
          or exists (select from community_tags o where o.synonym_of = k.id
            and ${containsWord(sql`fold(o.name)`, search)})
      )
      select (select count(*)::int from listed) as "all",
        (select coalesce(json_agg(p), '[]') from (
          select * from listed order by ${sql.join(sortedBy(sort, order), sql`, `)}
          offset ${offset} limit ${limit}
        ) p) as tags`);
    return { count: rows[0]!.all, results: rows[0]!.tags };
  };

  return async (query: TagsQuery) => {
    const { count, results } = await pages.get(JSON.stringify(query), [communityTopic], () => make(query));
    return pageOf(boardCalls.tags.path, query, count, results);
  };
}

/** Exports a list of tags (docs/product/moderation.md, "Stewardship"). */
export const exportTags = (
  site: Pick<Site, 'write' | 'clock'>,
  context: ExportContext,
  list: ReturnType<typeof createTagList>,
  query: ExportQuery<TagsQuery>,
) =>
  exportPages(site, context, query, { action: 'community.tag.export', of: 'community', name: 'tags', columns, list });

const columns: readonly Column<ListedTag>[] = [
  { heading: 'Tag', value: (row) => row.name },
  { heading: 'Questions', kind: 'number', value: (row) => row.questions },
  { heading: 'Synonyms', value: (row) => row.synonyms.map(({ name }) => name).join(', ') },
];
