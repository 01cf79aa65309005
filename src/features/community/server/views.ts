import { and, asc, desc, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm';
import { areas } from '~/features/areas/server/public';
import { holdsConfirmedLicence, seenColumns, users } from '~/features/people/server/public';
import type { Db, Tx } from '~/platform/database';
import type { Caller } from '~/shared/access';
import { moderates } from './policy';
import { refuse } from './refusals';
import {
  answerVotes,
  communityAnswers,
  communityFlags,
  communityQuestions,
  questionFollows,
  questionVotes,
} from './tables';

// Without the searched texts, which can be long.
const { searchText: _, ownText: __, ownSound: ___, ...questionColumns } = getTableColumns(communityQuestions);
const { ownText: ____, ownSound: _____, ...columnsOfAnswer } = getTableColumns(communityAnswers);
/** The columns that are read of answers. */
export const answerColumns = columnsOfAnswer;

/** The author of a post and their area, for a select that joins both. */
export const authorColumns = { author: seenColumns, authorArea: { name: areas.name, nameMl: areas.nameMl } };

/** The number of questions merged into a question. The index makes it cheap: most questions have none. */
const mergedFrom = sql<number>`(select count(*)::int from ${communityQuestions} m
  where m.merged_into = ${communityQuestions}.id)`;

export const followers = sql<number>`(select count(*)::int from ${questionFollows} f
  where f.question_id = ${communityQuestions.id})`;

export type QuestionRow = Awaited<ReturnType<typeof findQuestions>>[number];
export type AnswerRow = Awaited<ReturnType<typeof findAnswers>>[number];

/** The fields of a caller that decide which posts, and whose votes, follows and flags, are returned. */
export type Viewer = Pick<Caller, 'id' | 'isSuperuser' | 'duties'>;

interface Page {
  offset?: number;
  limit?: number;
}

/** Returns the condition that the viewer may see a post: a hidden one only its author and moderators may. */
export function visibleTo(viewer: Viewer, table: typeof communityQuestions | typeof communityAnswers): SQL | undefined {
  return moderates(viewer) ? undefined : sql`(${table.hiddenAt} is null or ${table.authorId} = ${viewer.id})`;
}

/** The order of lists. */
export const newestActivity = [desc(communityQuestions.lastActivityAt), desc(communityQuestions.id)];

/** Returns questions as the viewer sees them, with their vote, follow and flag; merged questions are left out. */
export function findQuestions(
  db: Db | Tx,
  viewer: Viewer,
  where: SQL | undefined,
  { offset = 0, limit = 1 }: Page = {},
  order = newestActivity,
) {
  return db
    .select({
      ...questionColumns,
      ...authorColumns,
      userVote: questionVotes.value,
      isFollowing: sql<boolean>`${questionFollows.userId} is not null`,
      flaggedByViewer: sql<boolean>`${communityFlags.id} is not null`,
      followers,
      mergedFrom,
    })
    .from(communityQuestions)
    .leftJoin(users, eq(users.id, communityQuestions.authorId))
    .leftJoin(areas, eq(areas.id, users.areaId))
    .leftJoin(
      questionVotes,
      and(eq(questionVotes.questionId, communityQuestions.id), eq(questionVotes.userId, viewer.id)),
    )
    .leftJoin(
      questionFollows,
      and(eq(questionFollows.questionId, communityQuestions.id), eq(questionFollows.userId, viewer.id)),
    )
    .leftJoin(
      communityFlags,
      and(eq(communityFlags.questionId, communityQuestions.id), eq(communityFlags.userId, viewer.id)),
    )
    .where(and(where, isNull(communityQuestions.mergedInto), visibleTo(viewer, communityQuestions)))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

export async function findQuestion(db: Db | Tx, viewer: Viewer, id: number): Promise<QuestionRow | undefined> {
  const [found] = await findQuestions(db, viewer, eq(communityQuestions.id, id));
  return found;
}

/** Throws 404 for a question that the viewer may not see, and for a merged one. */
export async function expectQuestion(db: Db | Tx, viewer: Viewer, id: number): Promise<void> {
  if (!(await findQuestion(db, viewer, id))) throw refuse.notFound((t) => t.noQuestion);
}

/** Returns the id of the question into which a question was merged; null when it was not, or is not visible. */
export async function leadsTo(db: Db, viewer: Viewer, id: number): Promise<number | null> {
  const { mergedInto } = communityQuestions;
  const where = and(eq(communityQuestions.id, id), visibleTo(viewer, communityQuestions));
  const [found] = await db.select({ mergedInto }).from(communityQuestions).where(where);
  return found?.mergedInto ?? null;
}

const bestFirst = [
  desc(sql`${communityQuestions.bestAnswerId} is not distinct from ${communityAnswers.id}`),
  asc(communityAnswers.createdAt),
  asc(communityAnswers.id),
];

/** Returns answers as the viewer sees them: the best one first, then the oldest first. */
export function findAnswers(db: Db | Tx, viewer: Viewer, where: SQL) {
  return db
    .select({
      ...answerColumns,
      ...authorColumns,
      // For the mark "verified": whether the licence is the one that the office confirmed, and until when.
      licenceConfirmed: holdsConfirmedLicence(),
      licenceUntil: users.licenceUntil,
      isLocked: sql<boolean>`${communityQuestions.lockedAt} is not null`,
      isBest: sql<boolean>`${communityQuestions.bestAnswerId} is not distinct from ${communityAnswers.id}`,
      userVote: answerVotes.value,
      flaggedByViewer: sql<boolean>`${communityFlags.id} is not null`,
    })
    .from(communityAnswers)
    .innerJoin(communityQuestions, eq(communityQuestions.id, communityAnswers.questionId))
    .leftJoin(users, eq(users.id, communityAnswers.authorId))
    .leftJoin(areas, eq(areas.id, users.areaId))
    .leftJoin(answerVotes, and(eq(answerVotes.answerId, communityAnswers.id), eq(answerVotes.userId, viewer.id)))
    .leftJoin(
      communityFlags,
      and(eq(communityFlags.answerId, communityAnswers.id), eq(communityFlags.userId, viewer.id)),
    )
    .where(and(where, visibleTo(viewer, communityAnswers), visibleTo(viewer, communityQuestions)))
    .orderBy(...bestFirst);
}

/** Returns the ids of the answers that the viewer may see, in the same order. */
export async function findAnswerIds(db: Db | Tx, viewer: Viewer, questionId: number): Promise<number[]> {
  const rows = await db
    .select({ id: communityAnswers.id })
    .from(communityAnswers)
    .innerJoin(communityQuestions, eq(communityQuestions.id, communityAnswers.questionId))
    .where(
      and(
        eq(communityAnswers.questionId, questionId),
        visibleTo(viewer, communityAnswers),
        visibleTo(viewer, communityQuestions),
      ),
    )
    .orderBy(...bestFirst);
  return rows.map(({ id }) => id);
}

export async function findAnswer(db: Db | Tx, viewer: Viewer, id: number): Promise<AnswerRow | undefined> {
  const [found] = await findAnswers(db, viewer, eq(communityAnswers.id, id));
  return found;
}
