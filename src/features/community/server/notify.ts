import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { membersAndAbove, nameAmongMembers, users } from '~/features/people/server/public';
import { createNoticeWords, type NewNotice, type NoticeWords } from '~/features/notifications/server/public';
import type { Tx } from '~/platform/database';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import type { ContentType } from '~/shared/board/choices';
import { questionAddress } from '../contract/question-address';
import * as texts from '../texts';
import type { Community } from './context';
import type { LockedQuestion } from './store';
import { communityAnswers, questionFollows } from './tables';

/** Returns the subject under which the notices of a question or an answer are stored and found. */
export const subjectOf = (type: ContentType, id: number) => `${type}:${id}`;

type Notices = Pick<Community, 'notices'>;
type People = (number | null)[];
/** People in the order in which they are notified; a person in several groups gets the text of the first. */
export type Groups = [to: People, words: NoticeWords][];

export const told = createNoticeWords(texts.notices);

/** Notifies the asker, the earlier answerers and the followers of a new answer: each once, and never its author. */
export async function notifyOfAnswer(
  { notices }: Notices,
  tx: Tx,
  invalidate: Invalidate,
  by: Caller,
  question: LockedQuestion,
  answerId: number,
) {
  const values = { name: { id: by.id, name: await nameAmongMembers(tx, by.id) } };
  const groups: Groups = [
    [[question.authorId], told('community.answer_to_yours', values)],
    [await answerersOf(tx, question.id), told('community.answer_beside_yours', values)],
    [await followersOf(tx, question.id), told('community.answer_followed', values)],
  ];
  for (const news of await newsOf(tx, by, question, groups)) {
    await notices.notify(tx, invalidate, { ...news, kind: 'answer', part: subjectOf('answer', answerId) });
  }
}

type Mark = { kind: 'best_answer'; answer: { id: number; authorId: number | null } } | { kind: 'solved' };

/**
 * Notifies of a mark: the best answer's author, the question's author, the followers, and for `solved` the answerers. A
 * mark that is set again sends no second notice.
 */
export async function notifyOfMark(
  { notices }: Notices,
  tx: Tx,
  invalidate: Invalidate,
  by: Caller,
  question: LockedQuestion,
  mark: Mark,
) {
  const followers = await followersOf(tx, question.id);
  const groups: Groups =
    mark.kind === 'best_answer'
      ? [
          [[mark.answer.authorId], told('community.best_is_yours')],
          [[question.authorId, ...followers], told('community.best')],
        ]
      : [
          [[question.authorId], told('community.solved_yours')],
          [[...followers, ...(await answerersOf(tx, question.id))], told('community.solved')],
        ];
  const part = mark.kind === 'best_answer' ? subjectOf('answer', mark.answer.id) : null;
  for (const news of await newsOf(tx, by, question, groups)) {
    await notices.notify(tx, invalidate, { ...news, kind: mark.kind, part, once: true });
  }
}

/** Deletes the unseen notices of a mark: of a best answer, or of a solved question. */
export function withdrawMarkNotice(
  { notices }: Notices,
  tx: Tx,
  invalidate: Invalidate,
  mark: { best: number } | { solved: number },
) {
  return 'best' in mark
    ? notices.forget(tx, invalidate, { of: subjectOf('answer', mark.best), kind: 'best_answer', unseen: true })
    : notices.forget(tx, invalidate, { of: subjectOf('question', mark.solved), kind: 'solved', unseen: true });
}

/** Returns the news of a question for each group, without people who may not read it and without `by`. */
export async function newsOf(
  tx: Tx,
  by: Caller,
  question: LockedQuestion,
  groups: Groups,
): Promise<Omit<NewNotice, 'kind'>[]> {
  const may = await readersOf(
    tx,
    question,
    groups.flatMap(([to]) => to),
  );
  may.delete(by.id);
  const { id, title } = question;
  return groups.map(([people, words]) => {
    // `delete` returns whether the person was not yet in an earlier group.
    const to = people.filter((person): person is number => person !== null && may.delete(person));
    return { to, ...words, title, link: questionAddress(id), subject: subjectOf('question', id) };
  });
}

/** Returns the ids of the people who may read a question: members and above, and only its author when it is hidden. */
async function readersOf(tx: Tx, { authorId, hiddenAt }: LockedQuestion, people: People): Promise<Set<number>> {
  const ids = people.filter((id): id is number => id !== null && (!hiddenAt || id === authorId));
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), membersAndAbove()));
  return new Set(rows.map(({ id }) => id));
}

async function followersOf(tx: Tx, questionId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: questionFollows.userId })
    .from(questionFollows)
    .where(eq(questionFollows.questionId, questionId));
  return rows.map(({ id }) => id);
}

async function answerersOf(tx: Tx, questionId: number): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ id: communityAnswers.authorId })
    .from(communityAnswers)
    .where(and(eq(communityAnswers.questionId, questionId), isNotNull(communityAnswers.authorId)));
  return rows.map(({ id }) => id!);
}
