import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { users } from '~/features/accounts/server/public';
import type { Db, Tx } from '~/platform/database';
import { rowsOf } from '~/shared/paging';
import { communityAnswers, communityConsents, communityMerges, communityQuestions } from '../tables';

const author = { firstName: users.firstName, lastName: users.lastName, username: users.username };

/*
 * Columns in these conditions are written with their table's name: in a subquery drizzle's own would be looked for there, and
 * where a query has one table it leaves the name out.
 */
const q = communityQuestions;
const a = communityAnswers;

/** Consents to a thread of somebody, by the SQL of their id; there are none of who is gone (null). */
const consentsOf = (authorId: SQL) =>
  sql`from ${communityConsents} c where c.question_id = ${q}.id and c.user_id = ${authorId}`;

/** Whether the question's author agreed. */
const askerAgreed = sql`exists (select ${consentsOf(sql`${q}.author_id`)})`;

/**
 * Whether an answer's author agreed. A merge brings what was written elsewhere: of that, a consent to this thread that is older
 * than the merge says nothing.
 */
const agreedTo = (answer: SQL) => sql`exists (select ${consentsOf(sql`${answer}.author_id`)} and not exists (
  select from ${communityMerges} m where m.into_id = ${q}.id and m.merged_at > c.given_at and m.moved->'answers' @> to_jsonb(${answer}.id)))`;

/** It is solved, and nothing keeps it from its readers. */
const isWhole = sql`${q}.is_solved and ${q}.hidden_at is null and ${q}.locked_at is null and ${q}.merged_into is null`;

/**
 * Whether everybody may read a question: a moderator published it, and everything that this needed still holds. It follows from
 * the rows at each reading, so nobody who hides, locks or merges a thread has to take it back. Who is gone took nothing back:
 * what was published with their consent stays, as a former member's.
 */
const isPublic =
  (): SQL => sql`(${q}.public_at is not null and ${isWhole} and (${q}.author_id is null or ${askerAgreed})
  and exists (select from ${a} b where b.id = ${q}.best_answer_id and b.hidden_at is null and (b.author_id is null or ${agreedTo(sql`b`)})))`;

/** Whether an answer of a public question is shown with it: its author agreed, or it is the best one, whose author had agreed. */
const isShown = (answer: SQL) =>
  sql`${answer}.hidden_at is null and (${agreedTo(answer)} or ${answer}.id = ${q}.best_answer_id)`;

const shownAnswers = () =>
  sql<number>`(select count(*)::int from ${a} s where s.question_id = ${q}.id and ${isShown(sql`s`)})`;
const bestText = () => sql<string>`(select b.answer_text from ${a} b where b.id = ${q}.best_answer_id)`;

const { id, title, description, category, createdAt, editedAt, publicAt } = communityQuestions;
const columns = { id, title, description, category, createdAt, editedAt, publicAt, author };

export type PublicQuestionRow = Awaited<ReturnType<typeof findPublic>>;
export type PublicAnswerRow = Awaited<ReturnType<typeof findPublicAnswers>>[number];

/** A page of what everybody may read, the newest first. */
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

/** A question that everybody may read. */
export async function findPublic(db: Db, questionId: number) {
  const [row] = await db
    .select(columns)
    .from(communityQuestions)
    .leftJoin(users, eq(users.id, communityQuestions.authorId))
    .where(and(eq(id, questionId), isPublic()));
  return row;
}

/** Its answers that everybody may read: the best one, then in the order they came. */
export function findPublicAnswers(db: Db, questionId: number) {
  const { id: answerId, answerText, createdAt: at, editedAt: changed } = communityAnswers;
  const isBest = sql<boolean>`${communityQuestions.bestAnswerId} = ${communityAnswers.id}`;
  return db
    .select({ id: answerId, answerText, createdAt: at, editedAt: changed, isBest, author })
    .from(communityAnswers)
    .innerJoin(communityQuestions, eq(communityQuestions.id, communityAnswers.questionId))
    .leftJoin(users, eq(users.id, communityAnswers.authorId))
    .where(and(eq(communityAnswers.questionId, questionId), isShown(sql`${a}`)))
    .orderBy(desc(isBest), asc(at), asc(answerId));
}

/** Their pages, for the sitemap: ids, and when each last changed. */
export function findPublicPages(db: Db) {
  const answersEdited = sql`(select max(s.edited_at) from ${a} s where s.question_id = ${q}.id and ${isShown(sql`s`)})`;
  const changed = sql<string>`greatest(${publicAt}, ${editedAt}, ${communityQuestions.lastActivityAt}, ${answersEdited})`;
  return db.select({ id, changed }).from(communityQuestions).where(isPublic()).orderBy(desc(publicAt), desc(id));
}

/** What decides about publishing a question. */
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
      // Here nobody who is gone counts: they cannot be asked any more.
      authorAgreed: sql<boolean>`${askerAgreed}`,
      bestAgreed: sql<boolean>`exists (select from ${a} b where b.id = ${q}.best_answer_id and b.hidden_at is null and ${agreedTo(sql`b`)})`,
    })
    .from(communityQuestions)
    .where(eq(id, questionId));
  return row!;
}

export type ThreadState = Awaited<ReturnType<typeof findState>>;

/** Who wrote a thread, in its order: the question's author, then those of its answers, with whether they agreed. */
export async function findAuthors(db: Db | Tx, questionId: number) {
  const [asker] = await db
    .select({ id: communityQuestions.authorId, author, hasAgreed: sql<boolean>`${askerAgreed}` })
    .from(communityQuestions)
    .leftJoin(users, eq(users.id, communityQuestions.authorId))
    .where(eq(id, questionId));
  const isBest = sql<boolean>`${communityQuestions.bestAnswerId} is not distinct from ${communityAnswers.id}`;
  const answerers = await db
    .select({ id: communityAnswers.authorId, author, isBest, hasAgreed: sql<boolean>`${agreedTo(sql`${a}`)}` })
    .from(communityAnswers)
    .innerJoin(communityQuestions, eq(id, communityAnswers.questionId))
    .leftJoin(users, eq(users.id, communityAnswers.authorId))
    .where(and(eq(communityAnswers.questionId, questionId), isNull(communityAnswers.hiddenAt)))
    .orderBy(desc(isBest), asc(communityAnswers.createdAt), asc(communityAnswers.id));
  return { asker: asker!, answerers };
}
