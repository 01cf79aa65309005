import { and, eq, isNotNull } from 'drizzle-orm';
import { personRows, plainRows } from '~/platform/database/plain-rows';
import type { PersonalData } from '~/platform/feature';
import {
  answerVotes,
  communityAnswers,
  communityFlags,
  communityQuestions,
  questionFollows,
  questionViews,
  questionVotes,
} from './tables';

/** Returns the board's rows about a person: their posts, votes, follows, views and flags. */
export const communityRows: PersonalData['rows'] = async ({ db }, userId) => {
  const searched = ['ownText', 'ownSound'] as const;
  const of = { questions: eq(communityQuestions.authorId, userId), answers: eq(communityAnswers.authorId, userId) };
  return {
    questions: plainRows(communityQuestions, await db.select().from(communityQuestions).where(of.questions), {
      without: ['authorId', 'attachment', 'clientKey', 'searchText', ...searched],
    }),
    answers: plainRows(communityAnswers, await db.select().from(communityAnswers).where(of.answers), {
      without: ['authorId', 'attachment', 'clientKey', ...searched],
    }),
    question_votes: await personRows(db, questionVotes, userId),
    answer_votes: await personRows(db, answerVotes, userId),
    followed_questions: await personRows(db, questionFollows, userId),
    viewed_questions: await personRows(db, questionViews, userId),
    flags: await personRows(db, communityFlags, userId),
  };
};

/** Returns the files attached to a person's posts. */
export const communityFiles: NonNullable<PersonalData['files']> = async ({ db }, userId) => {
  const of = <T extends typeof communityQuestions | typeof communityAnswers>(table: T, kind: string) =>
    db
      .select({ id: table.id, attachment: table.attachment })
      .from(table as typeof communityQuestions)
      .where(and(eq(table.authorId, userId), isNotNull(table.attachment)))
      .then((rows) =>
        rows.map(({ id, attachment }) => ({ key: attachment!.key, name: `${kind}-${id}-${attachment!.name}` })),
      );
  return [...(await of(communityQuestions, 'question')), ...(await of(communityAnswers, 'answer'))];
};
