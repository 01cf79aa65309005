import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Site } from '~/platform/site';
import { createKept } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import { areasTopic, peopleTopic } from '~/shared/topics';
import { communityTopic } from '../contract';
import { anybody, anyModerator } from './own';
import { moderates } from './policy';
import { communityAnswers, communityQuestions } from './tables';
import { findAnswers, findQuestion, type AnswerRow, type QuestionRow, type Viewer } from './views';

export type KeptPosts = ReturnType<typeof createKeptPosts>;

/** Bytes of each kind that is kept: some hundred pages, some thousand threads. */
const mostWeight = 8_000_000;
/** What a row takes beside its text. */
const rowWeight = 1_500;

/** Posts depend on the board, and show people with their areas. Votes, views, follows and flags are laid over (own.ts). */
const postTopics = [communityTopic, peopleTopic, areasTopic];

type Page = { found: number; rows: QuestionRow[] };

/**
 * The part of the board that many get alike: pages of its list, and threads, as somebody sees them who wrote none of it
 * (moderators apart, since they get hidden posts). What is one's own is laid over it for each answer.
 */
export function createKeptPosts({ db, topics }: Pick<Site, 'db' | 'topics'>) {
  const pages = createKept<Page>(topics, {
    most: mostWeight,
    weigh: ({ rows }) => sum(rows, ({ description }) => description),
  });
  const questions = createKept<{ row: QuestionRow | undefined }>(topics, {
    most: mostWeight,
    weigh: ({ row }) => sum(row ? [row] : [], ({ description }) => description),
  });
  const answers = createKept<AnswerRow[]>(topics, {
    most: mostWeight,
    weigh: (rows) => sum(rows, ({ answerText }) => answerText),
  });
  const orders = createKept<number[]>(topics, { most: mostWeight, weigh: (ids) => 8 * ids.length });
  const authors = createKept<Set<number | null>>(topics, { most: mostWeight, weigh: ({ size }) => 40 * size });

  /** Who wrote something that is hidden now: they get posts that others do not. */
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

  return {
    /** As whom somebody gets what is kept; null: what they get is theirs alone. */
    async sharedBy(caller: Caller): Promise<Viewer | null> {
      if (moderates(caller)) return anyModerator;
      return (await authorsOfHidden()).has(caller.id) ? null : anybody;
    },
    /** A page of the list; `query` says which. */
    page: (viewer: Viewer, query: string, make: () => Promise<Page>) =>
      pages.get(keyOf(viewer, query), postTopics, make),
    /** A question, or undefined when this viewer gets none of that id. */
    async question(viewer: Viewer, id: number): Promise<QuestionRow | undefined> {
      return (
        await questions.get(keyOf(viewer, id), postTopics, async () => ({ row: await findQuestion(db, viewer, id) }))
      ).row;
    },
    /** Answers of a question; `part` names those that `where` leaves. */
    answers: (viewer: Viewer, questionId: number, part: string, where?: SQL) =>
      answers.get(keyOf(viewer, `${questionId} ${part}`), postTopics, () =>
        findAnswers(db, viewer, and(eq(communityAnswers.questionId, questionId), where)!),
      ),
    /** The ids of a question's answers in their order. */
    order: (viewer: Viewer, questionId: number, make: () => Promise<number[]>) =>
      orders.get(keyOf(viewer, questionId), [communityTopic], make),
  };
}

const sum = <R>(rows: readonly R[], text: (row: R) => string) =>
  rows.reduce((weight, row) => weight + text(row).length + rowWeight, 0);
