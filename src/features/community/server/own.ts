import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '~/platform/database';
import {
  answerVotes,
  communityAnswers,
  communityFlags,
  communityQuestions,
  questionFollows,
  questionViews,
  questionVotes,
} from './tables';
import { followers, type AnswerRow, type QuestionRow, type Viewer } from './views';

/** A member without posts, votes, follows and flags: the board as this viewer sees it is cached for all members. */
export const anybody: Viewer = { id: 0, isSuperuser: false, duties: [] };

/** The same for moderators, who get hidden posts too. */
export const anyModerator: Viewer = { id: 0, isSuperuser: false, duties: ['moderator'] };

/**
 * Adds to cached questions the viewer's own vote, follow, flag and last view, and the numbers that change without the
 * board's topic (votes, views, followers, flags), which are read for each call. Questions deleted since then are left
 * out. Each part is a subquery, since planning a join of five tables takes longer than reading all of it.
 */
export async function withOwnQuestions(
  db: Db,
  viewer: Viewer,
  rows: readonly QuestionRow[],
): Promise<(QuestionRow & { viewedAt: Date | null })[]> {
  if (rows.length === 0) return [];
  const { id, upvotes, downvotes, flagCount, viewCount } = communityQuestions;
  const mine = sql`question_id = ${communityQuestions}.id and user_id = ${viewer.id}`;
  const ownFields = await db
    .select({
      id,
      upvotes,
      downvotes,
      flagCount,
      viewCount,
      followers,
      userVote: sql<1 | -1 | null>`(select value from ${questionVotes} where ${mine})`,
      isFollowing: sql<boolean>`exists (select from ${questionFollows} where ${mine})`,
      flaggedByViewer: sql<boolean>`exists (select from ${communityFlags} where ${mine})`,
      viewedAt: sql<Date | null>`(select last_at from ${questionViews} where ${mine})`.mapWith(questionViews.lastAt),
    })
    .from(communityQuestions)
    .where(inArray(id, idsOf(rows)));
  return layOver(rows, ownFields);
}

/** Adds the same to cached answers. */
export async function withOwnAnswers(db: Db, viewer: Viewer, rows: readonly AnswerRow[]): Promise<AnswerRow[]> {
  if (rows.length === 0) return [];
  const { id, upvotes, downvotes, flagCount } = communityAnswers;
  const ownFields = await db
    .select({
      id,
      upvotes,
      downvotes,
      flagCount,
      userVote: answerVotes.value,
      flaggedByViewer: sql<boolean>`${communityFlags.id} is not null`,
    })
    .from(communityAnswers)
    .leftJoin(answerVotes, and(eq(answerVotes.answerId, id), eq(answerVotes.userId, viewer.id)))
    .leftJoin(communityFlags, and(eq(communityFlags.answerId, id), eq(communityFlags.userId, viewer.id)))
    .where(inArray(id, idsOf(rows)));
  return layOver(rows, ownFields);
}

function layOver<R extends { id: number }, O extends { id: number }>(
  rows: readonly R[],
  fields: readonly O[],
): (R & O)[] {
  const byId = new Map(fields.map((one) => [one.id, one]));
  return rows.flatMap((row) => {
    const of = byId.get(row.id);
    return of ? [{ ...row, ...of }] : [];
  });
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
