import { and, count, eq, gt, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Caller } from '~/shared/access';
import { pageOf, rowsOf } from '~/shared/paging';
import { boardCalls, type QuestionsQuery } from '../contract';
import type { StatusFilter } from '../contract/choices';
import type { Community } from './context';
import type { Matches } from './matches';
import { presentQuestion } from './present';
import type { Summaries } from './summary';
import { communityAnswers, communityQuestions } from './tables';
import { findQuestions, visibleTo, type QuestionRow } from './views';

const { id, answerCount, isSolved, urgency, category, tags, hiddenAt } = communityQuestions;

/** What each filter lets through (docs/product/community.md, "The list"). The conditions are those of the partial indexes (tables.ts). */
const byStatus: Record<StatusFilter, SQL | undefined> = {
  all: undefined,
  answered: gt(answerCount, sql`0`),
  unanswered: sql`${answerCount} = 0 and not ${isSolved}`,
  solved: sql`${isSolved}`,
  urgent: sql`${urgency} = 'urgent'`,
};

interface Counted {
  summaries: Summaries;
  matches: Matches;
}

/** A page of questions, newest activity first. */
export async function listQuestions(board: Community, counted: Counted, caller: Caller, query: QuestionsQuery) {
  const words = wordsOf(query.search ?? '');
  const narrowed = and(
    query.category && eq(category, query.category),
    query.tag ? sql`exists (select from unnest(${tags}) tag where fold(tag) = fold(${query.tag}))` : undefined,
    ...words.map(foundBy),
  );
  const where = and(byStatus[query.status], narrowed);
  const page = (found: number, rows: QuestionRow[]) =>
    pageOf(boardCalls.questions.path, query, found, rows.map((row) => presentQuestion(board, caller, row)));

  if (narrowed && !(await getsHidden(board, caller))) {
    const { offset, limit } = rowsOf(query);
    const ids = await counted.matches.get(JSON.stringify([query.status, query.category, query.tag, words]), where!);
    const shown = ids.slice(offset, offset + limit);
    return page(ids.length, shown.length === 0 ? [] : await findQuestions(board.db, caller, inArray(id, shown), { limit }));
  }
  const rows = await findQuestions(board.db, caller, where, rowsOf(query));
  return page(narrowed ? await countAll(board, caller, where) : await countFilter(board, counted.summaries, caller, query.status), rows);
}

/** Whether somebody's lists hold questions that others do not get: superusers', and those of an author of a hidden one. */
async function getsHidden({ db }: Community, caller: Caller): Promise<boolean> {
  if (caller.isSuperuser) return true;
  const own = and(isNotNull(hiddenAt), eq(communityQuestions.authorId, caller.id));
  return (await db.select({ id }).from(communityQuestions).where(own).limit(1)).length > 0;
}

async function countAll({ db }: Community, caller: Caller, where: SQL | undefined): Promise<number> {
  const [found] = await db.select({ questions: count() }).from(communityQuestions).where(and(where, visibleTo(caller, communityQuestions)));
  return found?.questions ?? 0;
}

/** What everyone sees is counted once for all; hidden ones are few, and each person's own. */
async function countFilter(board: Community, summaries: Summaries, caller: Caller, status: StatusFilter): Promise<number> {
  const summary = await summaries.get();
  return summary[status] + (await countAll(board, caller, and(sql`${hiddenAt} is not null`, byStatus[status])));
}

/**
 * Threads with this word anywhere: in the question, or in an answer that is not hidden. Each post is looked through by
 * itself; a word holds no blank, so it can't begin in one post and end in another.
 */
function foundBy(word: string): SQL {
  const like = sql`like '%' || fold(${word}) || '%'`;
  const { questionId, ownText, hiddenAt: hidden } = communityAnswers;
  return sql`${id} in (
    select q.id from ${communityQuestions} q where q.own_text ${like}
    union all select ${questionId} from ${communityAnswers} where ${ownText} ${like} and ${hidden} is null)`;
}

/** What was searched for, word by word, none of LIKE's signs among them. */
const wordsOf = (search: string) => search.replace(/[\\%_]/g, '\\$&').split(/\s+/).filter(Boolean);
