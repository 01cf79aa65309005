import { asc, eq, inArray, isNull, and, sql } from 'drizzle-orm';
import { fullNameOf, users } from '~/features/accounts/server/public';
import { areas } from '~/features/areas/server/public';
import { toIso } from '~/shared/dates';
import type { Caller } from '~/shared/access';
import { inLanguage } from '~/shared/language';
import { pageOf, rowsOf } from '~/shared/paging';
import { flagCalls, type FlaggedItem } from '../contract';
import type { ContentType } from '../contract/choices';
import type { StoredAttachment } from './attachments/store';
import type { Community } from './context';
import { nameParts } from './present';
import { communityFlags } from './tables';

/** An item with open flags as the list's query gives it: columns by their names in the database, dates as texts. */
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

/** Items with open flags: hidden ones first, then the most flagged, then the oldest. */
export async function listFlagged(board: Community, caller: Caller, query: { page: number; page_size: number }) {
  const { offset, limit } = rowsOf(query);
  const { rows } = await board.db.execute<ItemRow>(sql`
    select * from (
      select 'question' as type, id, id as question_id, title as question_title, description as body, attachment, author_id,
        created_at, hidden_at is not null as hidden, flag_count
      from community_questions where flag_count > 0
      union all
      select 'answer', a.id, a.question_id, q.title, a.answer_text, a.attachment, a.author_id, a.created_at,
        a.hidden_at is not null, a.flag_count
      from community_answers a join community_questions q on q.id = a.question_id where a.flag_count > 0
    ) items
    order by hidden desc, flag_count desc, created_at, type, id offset ${offset} limit ${limit}`);
  const [authors, flags, count] = await Promise.all([
    authorsOf(board, rows),
    openFlags(board, rows),
    countFlagged(board),
  ]);
  const results = rows.map((row) => present(board, caller, row, authors, flags));
  return pageOf(flagCalls.flags.path, query, count, results);
}

/** Apart from the page: one beyond the last has no row to carry it. */
async function countFlagged({ db }: Community): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select (select count(*) from community_questions where flag_count > 0)::int
      + (select count(*) from community_answers where flag_count > 0)::int as count`);
  return rows[0]?.count ?? 0;
}

type Authors = Awaited<ReturnType<typeof authorsOf>>;
type Flags = Awaited<ReturnType<typeof openFlags>>;

async function authorsOf({ db }: Community, rows: ItemRow[]) {
  const ids = rows.flatMap(({ author_id: id }) => (id === null ? [] : [id]));
  if (ids.length === 0) return [];
  return db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      username: users.username,
      area: areas.name,
      areaMl: areas.nameMl,
    })
    .from(users)
    .leftJoin(areas, eq(areas.id, users.areaId))
    .where(inArray(users.id, ids));
}

async function openFlags({ db }: Community, rows: ItemRow[]) {
  const ids = (type: ContentType) => rows.filter((row) => row.type === type).map(({ id }) => id);
  const on = sql`(${communityFlags.questionId} = any(${sql.param(ids('question'))}) or ${communityFlags.answerId} = any(${sql.param(ids('answer'))}))`;
  return db
    .select({
      flag: communityFlags,
      by: { firstName: users.firstName, lastName: users.lastName, username: users.username },
    })
    .from(communityFlags)
    .leftJoin(users, eq(users.id, communityFlags.userId))
    .where(and(isNull(communityFlags.decidedAt), on))
    .orderBy(asc(communityFlags.id));
}

/** Whose account is gone. */
const nobody = { firstName: null, lastName: null, username: null };

function present(
  { attachments, language }: Community,
  caller: Caller,
  row: ItemRow,
  authors: Authors,
  flags: Flags,
): FlaggedItem {
  const author = authors.find(({ id }) => id === row.author_id);
  const [first, last] = nameParts(author ?? nobody, language);
  const mine = flags.filter(({ flag }) => (row.type === 'question' ? flag.questionId : flag.answerId) === row.id);
  return {
    content_type: row.type,
    content_id: row.id,
    question_id: row.question_id,
    question_title: row.question_title,
    text: row.body,
    attachment: attachments.present({ type: row.type, id: row.id, file: row.attachment }, caller.id),
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
      flagged_by: by ? fullNameOf(by) : nameParts(nobody, language).join(' '),
      created_at: toIso(flag.createdAt),
    })),
  };
}
