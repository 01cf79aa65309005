import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Site } from '~/platform/site';
import { createTopicCache } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import { areasTopic, peopleTopic } from '~/shared/topics';
import { communityTopic } from '~/shared/topics';
import { anybody, anyModerator } from './own';
import { moderates } from './policy';
import { communityAnswers, communityQuestions } from './tables';
import { findAnswers, findQuestion, type AnswerRow, type QuestionRow, type Viewer } from './views';

export type PostCache = ReturnType<typeof createPostCache>;

/** The bytes of each cache: some hundred pages, some thousand threads. */
const mostWeight = 8_000_000;
/** The bytes of a row besides its text. */
const rowWeight = 1_500;

/**
 * Posts depend on the board, and show people with their areas. Votes, views, follows and flags are added for each
 * caller (own.ts).
 */
const postTopics = [communityTopic, peopleTopic, areasTopic];

type Page = { found: number; rows: QuestionRow[] };

/**
 * Creates the caches of what is the same for many callers: pages of the list, and threads, as a member sees them who
 * wrote none of the posts. Moderators have entries of their own, since they get hidden posts. The caller's own votes,
 * follows and flags are added for each response (own.ts).
 */
export function createPostCache({ db, topics }: Pick<Site, 'db' | 'topics'>) {
  const cache = <T extends object>(weigh: (value: T) => number) =>
    createTopicCache<T>(topics, { maxBytes: mostWeight, weigh });
  const pages = cache<Page>(({ rows }) => sum(rows, ({ description }) => description));
  const questions = cache<{ row: QuestionRow | undefined }>(({ row }) => (row?.description.length ?? 0) + rowWeight);
  const answers = cache<AnswerRow[]>((rows) => sum(rows, ({ answerText }) => answerText));
  const orders = cache<number[]>((ids) => 8 * ids.length);
  const authors = cache<Set<number | null>>(({ size }) => 40 * size);

  /** Returns the ids of the authors of hidden posts, who get posts that other members do not. */
  const authorsOfHidden = () =>
    authors.get('', [communityTopic, peopleTopic], async () => {
      const rows = await union(
        db
          .select({ author: communityQuestions.authorId })
          .from(communityQuestions)
          .where(isNotNull(communityQuestions.hiddenAt)),
        db
          .select({ author: communityAnswers.authorId })
          .from(communityAnswers)
          .where(isNotNull(communityAnswers.hiddenAt)),
      );
      return new Set(rows.map(({ author }) => author));
    });

  const keyOf = (viewer: Viewer, what: string | number) => `${viewer === anyModerator ? 'moderator ' : ''}${what}`;

  const sharedBy = async (caller: Caller): Promise<Viewer | null> => {
    if (moderates(caller)) return anyModerator;
    return (await authorsOfHidden()).has(caller.id) ? null : anybody;
  };

  return {
    /** Returns the viewer whose cached posts the caller gets; null: nothing cached is right for the caller. */
    sharedBy,
    /** Returns a page of the list from the cache; `query` identifies it. */
    page: (viewer: Viewer, query: string, make: () => Promise<Page>) =>
      pages.get(keyOf(viewer, query), postTopics, make),
    /** Returns a question, or undefined when the caller gets none with this id. */
    async question(caller: Caller, id: number): Promise<QuestionRow | undefined> {
      const viewer = await sharedBy(caller);
      if (!viewer) return findQuestion(db, caller, id);
      const read = async () => ({ row: await findQuestion(db, viewer, id) });
      return (await questions.get(keyOf(viewer, id), postTopics, read)).row;
    },
    /** Returns the answers of a question that meet `where`; `part` identifies this condition in the cache. */
    answers: (viewer: Viewer, questionId: number, part: string, where?: SQL) =>
      answers.get(keyOf(viewer, `${questionId} ${part}`), postTopics, () =>
        findAnswers(db, viewer, and(eq(communityAnswers.questionId, questionId), where)!),
      ),
    /** Returns the ids of a question's answers in their order. */
    order: (viewer: Viewer, questionId: number, make: () => Promise<number[]>) =>
      orders.get(keyOf(viewer, questionId), [communityTopic], make),
  };
}

const sum = <R>(rows: readonly R[], text: (row: R) => string) =>
  rows.reduce((weight, row) => weight + text(row).length + rowWeight, 0);
