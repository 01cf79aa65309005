import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { membersAndAbove, users } from '~/features/accounts/server/public';
import { toldBy, type News, type Words } from '~/features/notifications/server/public';
import type { Tx } from '~/platform/database';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import type { ContentType } from '../contract/choices';
import * as texts from '../texts';
import type { Community } from './context';
import type { LockedQuestion } from './store';
import { communityAnswers, questionFollows } from './tables';

/** What notices call the things of the board: with these they are found again. */
export const subjectOf = (type: ContentType, id: number) => `${type}:${id}`;

type Notices = Pick<Community, 'notices'>;
type People = (number | null)[];
/** People in the order in which they are told, each by the first text that is for them. */
type Groups = [to: People, words: Words][];

export const told = toldBy(texts.notices);

/** Tells the asker, the followers and those who answered before of a new answer; each of them once, its author not. */
export async function notifyOfAnswer(
  { notices }: Notices,
  tx: Tx,
  invalidate: Invalidate,
  by: Caller,
  question: LockedQuestion,
  answerId: number,
) {
  const values = { name: by.name };
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
 * Tells of a mark: a best answer's author and the question's, followers, and for `solved` those who answered. Set again, it
 * tells nobody twice.
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

/** Takes back what was told of a mark, as far as nobody has seen it: of a best answer, or of a solved question. */
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

/**
 * Tells those who asked that one question was merged into another one; each once. The link leads to where the answers are,
 * and `part` names the merged one, so that what nobody has seen is taken back with the merge.
 */
export async function notifyOfMerge(
  { notices }: Notices,
  tx: Tx,
  invalidate: Invalidate,
  by: Caller,
  question: LockedQuestion,
  target: LockedQuestion,
) {
  const groups: Groups = [
    [[question.authorId], told('community.merged_yours', { title: target.title })],
    [[target.authorId], told('community.merged_into_yours', { title: question.title })],
  ];
  const [asked, other] = await newsOf(tx, by, target, groups);
  const part = subjectOf('question', question.id);
  await notices.notify(tx, invalidate, { ...asked!, title: question.title, kind: 'merged', part });
  await notices.notify(tx, invalidate, { ...other!, kind: 'merged', part });
}

/** Tells somebody that what they wrote was removed because of flags. It has no place to lead to. */
export async function notifyOfRemoval(
  { notices }: Notices,
  tx: Tx,
  invalidate: Invalidate,
  by: Caller,
  { type, title, authorId }: { type: ContentType; title: string; authorId: number | null },
): Promise<void> {
  if (authorId === null || authorId === by.id) return;
  const words = told(`community.${type}_removed`);
  await notices.notify(tx, invalidate, {
    to: [authorId],
    kind: 'removed',
    ...words,
    title,
    link: null,
    subject: `user:${authorId}`,
  });
}

async function newsOf(tx: Tx, by: Caller, question: LockedQuestion, groups: Groups): Promise<Omit<News, 'kind'>[]> {
  const may = await readersOf(
    tx,
    question,
    groups.flatMap(([to]) => to),
  );
  may.delete(by.id);
  const { id, title } = question;
  return groups.map(([people, words]) => {
    // `delete` says whether they were still to be told.
    const to = people.filter((person): person is number => person !== null && may.delete(person));
    return { to, ...words, title, link: `/community?question=${id}`, subject: subjectOf('question', id) };
  });
}

/** Who of some people may read a question: nobody who is no member any more, and of a hidden one its author only. */
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
