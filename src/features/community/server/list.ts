import { and, count, desc, eq, gt, inArray, isNull, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Caller } from '~/shared/access';
import { dayOf } from '~/shared/dates';
import { pageOf, rowsOf } from '~/shared/paging';
import { boardCalls, type QuestionsQuery } from '../contract';
import type { StatusFilter } from '~/shared/board/choices';
import { mostPinned } from '../contract/limits';
import type { Community } from './context';
import { wordsIn, type Matches } from './matches';
import { anybody, withOwnQuestions } from './own';
import { presentQuestion } from './present';
import { hasTag } from './tag-names';
import type { Summaries } from './summary';
import { communityQuestions } from './tables';
import { findQuestions, newestActivity, visibleTo, type QuestionRow, type Viewer } from './views';

const { id, answerCount, isSolved, urgency, category, tags, hiddenAt, mergedInto, pinnedUntil } = communityQuestions;

/**
 * The condition of each filter (docs/product/community.md, "The list"), the same as in the partial indexes
 * (tables/posts.ts).
 */
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

/** The rows of a page, and the number of rows on all pages. */
interface Page {
  found: number;
  rows: QuestionRow[];
}

/** Returns a page of questions, newest activity first; without a filter the pinned ones come before the others. */
export async function listQuestions(board: Community, counted: Counted, caller: Caller, query: QuestionsQuery) {
  const shared = await board.posts.sharedBy(caller);
  const find = (viewer: Viewer) => findPage(board, counted, viewer, query);
  // A pin ends with its day without a change of the board, so that the day is a part of the key.
  const which = JSON.stringify([dayOf(board.clock.now()), query]);
  const { found, rows } = shared ? await board.posts.page(shared, which, () => find(shared)) : await find(caller);
  const seen = shared ? await withOwnQuestions(board.db, caller, rows) : rows;
  return pageOf(
    boardCalls.questions.path,
    query,
    found,
    seen.map((row) => presentQuestion(board, caller, row)),
  );
}

async function findPage(board: Community, counted: Counted, viewer: Viewer, query: QuestionsQuery): Promise<Page> {
  const words = wordsOf(query.search ?? '');
  const filter = and(
    byStatus[query.status],
    query.category && eq(category, query.category),
    query.tag ? hasTag(sql`${tags}`, query.tag) : undefined,
  );
  const narrowed = words.length > 0 || query.category !== undefined || query.tag !== undefined;
  if (narrowed && viewer === anybody) {
    const { offset, limit } = rowsOf(query);
    const ids = await counted.matches.get(JSON.stringify([query.status, query.category, query.tag]), filter, words);
    const shown = ids.slice(offset, offset + limit);
    if (shown.length === 0) return { found: ids.length, rows: [] };
    const place = new Map(shown.map((one, at) => [one, at]));
    const rows = await findQuestions(board.db, viewer, inArray(id, shown), { limit });
    return { found: ids.length, rows: rows.sort((a, b) => place.get(a.id)! - place.get(b.id)!) };
  }
  const { found: hasWords, first } = wordsIn(words);
  const where = and(filter, hasWords);
  const order = [...(first ? [desc(first)] : []), ...newestActivity];
  if (narrowed)
    return {
      found: await countAll(board, viewer, where),
      rows: await findQuestions(board.db, viewer, where, rowsOf(query), order),
    };
  const found = await countFilter(board, counted.summaries, viewer, query.status);
  if (query.status === 'all') return { found, rows: await pinnedFirst(board, viewer, rowsOf(query)) };
  return { found, rows: await findQuestions(board.db, viewer, where, rowsOf(query)) };
}

/**
 * Returns a page of all questions, the pinned ones first. The pinned ones are read by a query of their own, and the
 * rest in the order of its index, so that nothing is sorted.
 */
async function pinnedFirst(
  { db, clock }: Community,
  viewer: Viewer,
  { offset, limit }: { offset: number; limit: number },
): Promise<QuestionRow[]> {
  const pinned = await findQuestions(db, viewer, gt(pinnedUntil, clock.now()), { limit: mostPinned });
  const first = pinned.slice(offset, offset + limit);
  if (first.length === limit) return first;
  const pinnedIds = pinned.map((one) => one.id);
  const rest = await findQuestions(db, viewer, notInArray(id, pinnedIds), {
    offset: Math.max(0, offset - pinned.length),
    limit: limit - first.length,
  });
  return [...first, ...rest];
}

async function countAll({ db }: Community, viewer: Viewer, where: SQL | undefined): Promise<number> {
  const [found] = await db
    .select({ questions: count() })
    .from(communityQuestions)
    .where(and(where, isNull(mergedInto), visibleTo(viewer, communityQuestions)));
  return found?.questions ?? 0;
}

/**
 * Returns the number of questions with a status. The summary counts visible questions for all viewers; hidden questions
 * are few, and are counted for each viewer.
 */
async function countFilter(
  board: Community,
  summaries: Summaries,
  viewer: Viewer,
  status: StatusFilter,
): Promise<number> {
  const summary = await summaries.get();
  if (viewer === anybody) return summary[status];
  return summary[status] + (await countAll(board, viewer, and(sql`${hiddenAt} is not null`, byStatus[status])));
}

/** Returns the words of a search text. */
const wordsOf = (search: string) => search.split(/\s+/).filter(Boolean);
