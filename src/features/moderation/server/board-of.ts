import { sql } from 'drizzle-orm';
import { communityAnswers, communityFlags, communityQuestions } from '~/features/community/server/public';
import { refuseUnseen } from '~/features/people/server/public';
import type { Site } from '~/platform/site';
import { hasAccess, type Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import { rowsAtOnce, rowsPage } from '~/shared/section-rows';
import { personBoardCalls, type BoardRow } from '../contract/person';

/** Letters of an answer that are sent. */
const excerptLetters = 200;

/** A row as the database returns it. */
interface Found extends Record<string, unknown> {
  kind: BoardRow['kind'];
  id: number;
  at: Date | string;
  question_id: number;
  author_id: number | null;
  flagged_by_id: number | null;
  title: string;
  text: string;
  is_hidden: boolean;
  flag_count: number;
}

/**
 * Returns what a person wrote on the board and, for moderators, what they flagged, the newest first, after the row that
 * the cursor `before` names; throws 404 for a person whom the caller may not open.
 */
export async function listBoardOf(
  { db }: Pick<Site, 'db'>,
  caller: Caller,
  userId: number,
  before: string | undefined,
) {
  await refuseUnseen(db, caller, userId);
  const isModerator = hasAccess(caller, 'moderator');
  const [ms = '', kind = '', id = ''] = before?.split('.') ?? [];
  const [q, a, f] = [communityQuestions, communityAnswers, communityFlags];
  const flags = sql`union all
    select 'flag', ${f.id}, ${f.createdAt}, ${q.id}, coalesce(${a.authorId}, ${q.authorId}), ${f.userId}, ${q.title},
      ${f.flagType} || coalesce(': ' || nullif(${f.reason}, ''), ''), false, 0
    from ${f} left join ${a} on ${a.id} = ${f.answerId}
      join ${q} on ${q.id} = coalesce(${f.questionId}, ${a.questionId})
    where ${f.userId} = ${userId}`;
  const at = toIso(new Date(Number(ms)));
  const after = before === undefined ? sql`` : sql`where (at, kind, id) < (${at}::timestamptz, ${kind}, ${Number(id)})`;
  const flagCount = (table: typeof q | typeof a) => (isModerator ? sql`${table.flagCount}` : sql`0`);
  const { rows } = await db.execute<Found>(sql`
    select * from (
      select 'question' as kind, ${q.id} as id, ${q.createdAt} as at, ${q.id} as question_id,
        ${q.authorId} as author_id, null::int as flagged_by_id, ${q.title} as title,
        '' as text, ${q.hiddenAt} is not null as is_hidden, ${flagCount(q)} as flag_count
      from ${q} where ${q.authorId} = ${userId}
      union all
      select 'answer', ${a.id}, ${a.createdAt}, ${q.id}, ${a.authorId}, null, ${q.title},
        left(${a.answerText}, ${excerptLetters}), ${a.hiddenAt} is not null, ${flagCount(a)}
      from ${a} join ${q} on ${q.id} = ${a.questionId} where ${a.authorId} = ${userId}
      ${isModerator ? flags : sql``}
    ) as board
    ${after}
    order by at desc, kind desc, id desc
    limit ${rowsAtOnce + 1}`);
  const found = rows.map((row): BoardRow => ({ ...row, at: toIso(new Date(row.at)) }));
  return rowsPage(
    personBoardCalls.boardOf.path,
    userId,
    found,
    (last) => `${Date.parse(last.at)}.${last.kind}.${last.id}`,
  );
}
