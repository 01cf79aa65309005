import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { seenColumns, users } from '~/features/people/server/public';
import { areas } from '~/features/areas/server/public';
import type { Db } from '~/platform/database';
import { asText, sortedBy } from '~/platform/database/sorting';
import { measureRows } from '~/platform/database/waiting';
import type { Waiting } from '~/platform/feature';
import { exportPages, type ExportContext, type ExportQuery } from '~/features/audit/server/public';
import { type Column } from '~/platform/sheets';
import { toIso } from '~/shared/dates';
import type { Caller } from '~/shared/access';
import { inLanguage } from '~/shared/language';
import { pageOf, rowsOf } from '~/shared/paging';
import { flagCalls, type FlaggedItem, type FlagsQuery } from '../../contract/flags';
import type { ContentType } from '~/shared/board/choices';
import { type StoredAttachment } from '~/features/attachments/server/public';
import { type Board, communityFlags, flagNames, nameParts } from '~/features/community/server/public';

/** A row of the list's query: an item with open flags. Columns have their database names, dates are strings. */
interface ItemRow extends Record<string, unknown> {
  type: ContentType;
  id: number;
  question_id: number;
  question_title: string;
  body: string;
  attachment: StoredAttachment | null;
  author_id: number | null;
  created_at: string | Date;
  hidden: boolean;
  flag_count: number;
}

const columnsOfItem = {
  content_type: sql`type`,
  content_id: sql`items.id`,
  question_id: sql`question_id`,
  question_title: asText(sql`question_title`),
  text: asText(sql`body`),
  author_id: sql`author_id`,
  author_first_name: asText(users.firstName),
  author_last_name: asText(users.lastName),
  author_area: asText(areas.name),
  created_at: sql`created_at`,
  is_hidden: sql`hidden`,
  flag_count: sql`flag_count`,
};
const usual = [sql`hidden desc, flag_count desc, created_at, type, items.id`];

/**
 * Returns a page of items with open flags; without `sort` hidden items first, then the most flagged, then the oldest.
 */
export async function listFlagged(board: Board, caller: Caller, query: FlagsQuery) {
  const { offset, limit } = rowsOf(query);
  const order = sortedBy(query.sort, { id: sql`items.id`, usual, columns: columnsOfItem });
  const { rows } = await board.db.execute<ItemRow>(sql`
    select items.* from (
      select 'question' as type, id, id as question_id, title as question_title, description as body,
        attachment, author_id, created_at as created_at, hidden_at is not null as hidden, flag_count
      from community_questions where flag_count > 0
      union all
      select 'answer', a.id, a.question_id, q.title, a.answer_text, a.attachment, a.author_id, a.created_at,
        a.hidden_at is not null, a.flag_count
      from community_answers a join community_questions q on q.id = a.question_id where a.flag_count > 0
    ) items
    left join ${users} on ${users.id} = author_id
    left join ${areas} on ${areas.id} = ${users.areaId}
    order by ${sql.join(order, sql`, `)}, type offset ${offset} limit ${limit}`);
  const [authors, flags, count] = await Promise.all([
    authorsOf(board, rows),
    openFlags(board, rows),
    countFlagged(board),
  ]);
  const results = rows.map((row) => present(board, caller, row, authors, flags));
  return pageOf(flagCalls.flags.path, query, count, results);
}

/** Exports the same list (docs/product/moderation.md, "Flag review"). */
export const exportFlagged = (board: Board, context: ExportContext, query: ExportQuery<FlagsQuery>) =>
  exportPages(board, context, query, {
    action: 'community.flag.export',
    of: 'community',
    name: 'flagged-posts',
    columns,
    list: (page: FlagsQuery) => listFlagged(board, context.caller, page),
  });

const columns: readonly Column<FlaggedItem>[] = [
  { heading: 'Post', value: (row) => contentNames[row.content_type] },
  { heading: 'Post Number', kind: 'number', value: (row) => row.content_id },
  { heading: 'Question', value: (row) => row.question_title },
  { heading: 'Text', value: (row) => row.text },
  { heading: 'Author', value: (row) => `${row.author_first_name} ${row.author_last_name}`.trim() },
  { heading: 'Area', value: (row) => row.author_area },
  { heading: 'Posted', kind: 'instant', value: (row) => row.created_at },
  { heading: 'Hidden', value: (row) => (row.is_hidden ? 'Yes' : 'No') },
  { heading: 'Flags', kind: 'number', value: (row) => row.flag_count },
  { heading: 'Reasons', value: (row) => row.flags.map(reasonOf).join('\n') },
];

const contentNames: Record<ContentType, string> = { question: 'Question', answer: 'Answer' };

function reasonOf({ flag_type: type, reason, flagged_by: by }: FlaggedItem['flags'][number]): string {
  return `${by}: ${[flagNames[type], reason].filter(Boolean).join(', ')}`;
}

/** Counts the items with open flags. A separate query, since a page beyond the last has no row to carry the count. */
async function countFlagged({ db }: Pick<Board, 'db'>): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select (select count(*) from community_questions where flag_count > 0)::int
      + (select count(*) from community_answers where flag_count > 0)::int as count`);
  return rows[0]?.count ?? 0;
}

/** Returns how many items have open flags, and since when the first of the flags waits. */
export async function measureFlagged(db: Db): Promise<Waiting> {
  const flags = await measureRows(db, communityFlags, communityFlags.createdAt, isNull(communityFlags.decidedAt));
  const waiting = await countFlagged({ db });
  return { ...flags, count: waiting, oldest: waiting > 0 ? flags.oldest : null };
}

type Authors = Awaited<ReturnType<typeof authorsOf>>;
type Flags = Awaited<ReturnType<typeof openFlags>>;

async function authorsOf({ db }: Board, rows: ItemRow[]) {
  const ids = rows.flatMap(({ author_id: id }) => (id === null ? [] : [id]));
  if (ids.length === 0) return [];
  return db
    .select({ person: seenColumns, area: areas.name, areaMl: areas.nameMl })
    .from(users)
    .leftJoin(areas, eq(areas.id, users.areaId))
    .where(inArray(users.id, ids));
}

async function openFlags({ db }: Board, rows: ItemRow[]) {
  const ids = (type: ContentType) => rows.filter((row) => row.type === type).map(({ id }) => id);
  const on = sql`(${communityFlags.questionId} = any(${sql.param(ids('question'))})
    or ${communityFlags.answerId} = any(${sql.param(ids('answer'))}))`;
  return db
    .select({ flag: communityFlags, by: seenColumns })
    .from(communityFlags)
    .leftJoin(users, eq(users.id, communityFlags.userId))
    .where(and(isNull(communityFlags.decidedAt), on))
    .orderBy(asc(communityFlags.id));
}

function present(
  { attachments, language }: Board,
  caller: Caller,
  row: ItemRow,
  authors: Authors,
  flags: Flags,
): FlaggedItem {
  const author = authors.find(({ person }) => person.id === row.author_id);
  const [first, last] = nameParts('member', author?.person ?? null, language);
  const mine = flags.filter(({ flag }) => (row.type === 'question' ? flag.questionId : flag.answerId) === row.id);
  return {
    content_type: row.type,
    content_id: row.id,
    question_id: row.question_id,
    question_title: row.question_title,
    text: row.body,
    attachment: attachments.present({ type: row.type, id: row.id, file: row.attachment }, caller.id),
    author_id: author?.person.id ?? null,
    author_first_name: first,
    author_last_name: last,
    author_area: author?.area ? inLanguage(language, author.area, author.areaMl) : null,
    created_at: toIso(new Date(row.created_at)),
    is_hidden: row.hidden,
    flag_count: row.flag_count,
    flags: mine.map(({ flag, by }) => ({
      id: flag.id,
      flag_type: flag.flagType,
      reason: flag.reason,
      flagged_by_id: flag.userId,
      flagged_by: nameParts('member', by, language).join(' ').trim(),
      created_at: toIso(flag.createdAt),
    })),
  };
}
