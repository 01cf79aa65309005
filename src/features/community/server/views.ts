import { and, asc, desc, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm';
import { areas } from '~/features/areas/server/public';
import { users } from '~/features/accounts/server/public';
import type { Db, Tx } from '~/platform/database';
import type { Caller } from '~/shared/access';
import { moderates } from './policy';
import {
  answerVotes,
  communityAnswers,
  communityFlags,
  communityQuestions,
  questionFollows,
  questionVotes,
} from './tables';

// Not the texts that search looks through.
const { searchText: _, ownText: __, ownSound: ___, ...questionColumns } = getTableColumns(communityQuestions);
const { ownText: ____, ownSound: _____, ...columnsOfAnswer } = getTableColumns(communityAnswers);
/** What answers are read with. */
export const answerColumns = columnsOfAnswer;

export const author = {
  firstName: users.firstName,
  lastName: users.lastName,
  username: users.username,
  photo: users.photo,
  areaName: areas.name,
  areaNameMl: areas.nameMl,
};

/** How many questions were merged into one; of most of them the index says at once that there are none. */
const mergedFrom = sql<number>`(select count(*)::int from ${communityQuestions} m where m.merged_into = ${communityQuestions}.id)`;

export const followers = sql<number>`(select count(*)::int from ${questionFollows} f where f.question_id = ${communityQuestions.id})`;

export type QuestionRow = Awaited<ReturnType<typeof findQuestions>>[number];
export type AnswerRow = Awaited<ReturnType<typeof findAnswers>>[number];

/** As much of somebody as decides which posts they get, and whose votes, follows and flags are theirs. */
export type Viewer = Pick<Caller, 'id' | 'isSuperuser' | 'duties'>;

interface Page {
  offset?: number;
  limit?: number;
}

/** What is hidden is only there for its author and moderators. */
export function visibleTo(viewer: Viewer, table: typeof communityQuestions | typeof communityAnswers): SQL | undefined {
  return moderates(viewer) ? undefined : sql`(${table.hiddenAt} is null or ${table.authorId} = ${viewer.id})`;
}

/** The order of lists. */
export const newestActivity = [desc(communityQuestions.lastActivityAt), desc(communityQuestions.id)];

/** Questions as this person sees them, with their vote, follow and flag. One that was merged is none of them. */
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
      author,
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

const bestFirst = [
  desc(sql`${communityQuestions.bestAnswerId} is not distinct from ${communityAnswers.id}`),
  asc(communityAnswers.createdAt),
  asc(communityAnswers.id),
];

/** Answers as this person sees them: the best one, then in the order they came. */
export function findAnswers(db: Db | Tx, viewer: Viewer, where: SQL) {
  return db
    .select({
      ...answerColumns,
      author,
      // For the mark "verified": the licence is the one that the office confirmed, and until when.
      licenceConfirmed: sql<boolean>`coalesce(${users.licenseNo} <> '' and ${users.licenseNo} = ${users.confirmedLicenseNo}, false)`,
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

/** The ids of the answers that this person gets, in the same order. */
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
