import { and, asc, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { seenColumns, users } from '~/features/people/server/public';
import type { Db, Tx } from '~/platform/database';
import { rowsOf } from '~/shared/paging';
import { communityMerges } from '~/features/moderation/server/public';
import { communityConsents } from '../tables';
import { communityAnswers, communityQuestions } from '~/features/community/server/public';

/*
 * These conditions write columns with their table's name. drizzle leaves the name out in a query of one table, and a
 * subquery would then find the column in its own table.
 */
const q = communityQuestions;
const a = communityAnswers;

/** Returns the SQL of an author's consents to a thread; a deleted author's id is null and has none. */
const consentsOf = (authorId: SQL) =>
  sql`from ${communityConsents} c where c.question_id = ${q}.id and c.user_id = ${authorId}`;

/** The SQL condition that the question's author agreed. */
const askerAgreed = sql`exists (select ${consentsOf(sql`${q}.author_id`)})`;

/**
 * Returns the SQL condition that an answer's author agreed. A consent to this thread that is older than a merge does
 * not cover the answers that the merge moved here from another thread.
 */
const agreedTo = (answer: SQL) => sql`exists (select ${consentsOf(sql`${answer}.author_id`)} and not exists (
  select from ${communityMerges} m where m.into_id = ${q}.id and m.merged_at > c.given_at
    and m.moved->'answers' @> to_jsonb(${answer}.id)))`;

/** The SQL condition that a question is solved, and neither hidden, locked nor merged. */
const isWhole = sql`${q}.is_solved and ${q}.hidden_at is null and ${q}.locked_at is null and ${q}.merged_into is null`;

/**
 * Returns the SQL condition that a question is public: a moderator published it, and every requirement still holds. It
 * is evaluated at each read, so the code that hides, locks or merges a thread need not unpublish it. A deleted author
 * has withdrawn nothing: a thread that was published with their consent stays, as a former member's.
 */
const isPublic =
  (): SQL => sql`(${q}.public_at is not null and ${isWhole} and (${q}.author_id is null or ${askerAgreed})
  and exists (select from ${a} b where b.id = ${q}.best_answer_id and b.hidden_at is null and (b.author_id is null
    or ${agreedTo(sql`b`)})))`;

/**
 * Returns the SQL condition that an answer of a public question is shown: its author agreed, or it is the best answer,
 * whose author had agreed.
 */
const isShown = (answer: SQL) =>
  sql`${answer}.hidden_at is null and (${agreedTo(answer)} or ${answer}.id = ${q}.best_answer_id)`;

const shownAnswers = () =>
  sql<number>`(select count(*)::int from ${a} s where s.question_id = ${q}.id and ${isShown(sql`s`)})`;
const bestText = () => sql<string>`(select b.answer_text from ${a} b where b.id = ${q}.best_answer_id)`;

const { id, title, description, category, createdAt, editedAt, publicAt } = communityQuestions;
const columns = { id, title, description, category, createdAt, editedAt, publicAt, author: seenColumns };

export type PublicQuestionRow = Awaited<ReturnType<typeof findPublic>>;
export type PublicAnswerRow = Awaited<ReturnType<typeof findPublicAnswers>>[number];

/** Returns a page of public questions, the last published first, and their count. */
export async function findPublicPage(db: Db, query: { page: number; page_size: number }) {
  const { offset, limit } = rowsOf(query);
  const rows = await db
    .select({ ...columns, answers: shownAnswers(), bestText: bestText() })
    .from(communityQuestions)
    .leftJoin(users, eq(users.id, communityQuestions.authorId))
    .where(isPublic())
    .orderBy(desc(publicAt), desc(id))
    .offset(offset)
    .limit(limit);
  return { count: await db.$count(communityQuestions, isPublic()), rows };
}

/** Returns a public question; undefined if the question is not public. */
export async function findPublic(db: Db, questionId: number) {
  const [row] = await db
    .select(columns)
    .from(communityQuestions)
    .leftJoin(users, eq(users.id, communityQuestions.authorId))
    .where(and(eq(id, questionId), isPublic()));
  return row;
}

/** Returns the shown answers of a public question: the best answer, then the others, oldest first. */
export function findPublicAnswers(db: Db, questionId: number) {
  const { id: answerId, answerText, createdAt: at, editedAt: changed } = communityAnswers;
  const isBest = sql<boolean>`${communityQuestions.bestAnswerId} = ${communityAnswers.id}`;
  return db
    .select({ id: answerId, answerText, createdAt: at, editedAt: changed, isBest, author: seenColumns })
    .from(communityAnswers)
    .innerJoin(communityQuestions, eq(communityQuestions.id, communityAnswers.questionId))
    .leftJoin(users, eq(users.id, communityAnswers.authorId))
    .where(and(eq(communityAnswers.questionId, questionId), isShown(sql`${a}`)))
    .orderBy(desc(isBest), asc(at), asc(answerId));
}

/** Returns the ids of public questions, and when each last changed, for the sitemap. */
export function findPublicPages(db: Db) {
  const answersEdited = sql`(select max(s.edited_at) from ${a} s where s.question_id = ${q}.id and ${isShown(sql`s`)})`;
  const changed = sql<string>`greatest(
    ${publicAt}, ${editedAt}, ${communityQuestions.lastActivityAt}, ${answersEdited}
  )`;
  return db.select({ id, changed }).from(communityQuestions).where(isPublic()).orderBy(desc(publicAt), desc(id));
}

/** Returns the state that decides whether a question may be published. */
export async function findState(db: Db | Tx, questionId: number) {
  const { isSolved, hiddenAt, lockedAt, mergedInto, bestAnswerId } = communityQuestions;
  const [row] = await db
    .select({
      id,
      publicAt,
      isSolved,
      hiddenAt,
      lockedAt,
      mergedInto,
      bestAnswerId,
      isPublic: sql<boolean>`${isPublic()}`,
      // For a new publication a deleted author has not agreed: they can no longer be asked.
      authorAgreed: sql<boolean>`${askerAgreed}`,
      bestAgreed: sql<boolean>`exists (select from ${a} b where b.id = ${q}.best_answer_id and b.hidden_at is null
        and ${agreedTo(sql`b`)})`,
    })
    .from(communityQuestions)
    .where(eq(id, questionId));
  return row!;
}

export type ThreadState = Awaited<ReturnType<typeof findState>>;

/**
 * Returns the threads in which a person has agreed, the newest consent first, and whether everyone can read their words
 * there now. A hidden question is only its author's to see.
 */
export function findAgreed(db: Db | Tx, userId: number) {
  const { id, title, authorId, hiddenAt } = communityQuestions;
  const wrote = sql`(${authorId} = ${userId} or exists (select from ${a} s
    where s.question_id = ${id} and s.author_id = ${userId} and ${isShown(sql`s`)}))`;
  return db
    .select({
      id,
      title,
      givenAt: communityConsents.givenAt,
      isPublic: sql<boolean>`(${isPublic()} and ${wrote})`,
    })
    .from(communityConsents)
    .innerJoin(communityQuestions, eq(id, communityConsents.questionId))
    .where(and(eq(communityConsents.userId, userId), or(isNull(hiddenAt), eq(authorId, userId))))
    .orderBy(desc(communityConsents.givenAt), desc(id));
}

/**
 * Returns the authors of a thread and whether they agreed: the question's author, then the authors of the answers, the
 * best answer first.
 */
export async function findAuthors(db: Db | Tx, questionId: number) {
  const [asker] = await db
    .select({ id: communityQuestions.authorId, author: seenColumns, hasAgreed: sql<boolean>`${askerAgreed}` })
    .from(communityQuestions)
    .leftJoin(users, eq(users.id, communityQuestions.authorId))
    .where(eq(id, questionId));
  const isBest = sql<boolean>`${communityQuestions.bestAnswerId} is not distinct from ${communityAnswers.id}`;
  const answerers = await db
    .select({
      id: communityAnswers.authorId,
      author: seenColumns,
      isBest,
      hasAgreed: sql<boolean>`${agreedTo(sql`${a}`)}`,
    })
    .from(communityAnswers)
    .innerJoin(communityQuestions, eq(id, communityAnswers.questionId))
    .leftJoin(users, eq(users.id, communityAnswers.authorId))
    .where(and(eq(communityAnswers.questionId, questionId), isNull(communityAnswers.hiddenAt)))
    .orderBy(desc(isBest), asc(communityAnswers.createdAt), asc(communityAnswers.id));
  return { asker: asker!, answerers };
}
