import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import type { Caller } from '~/shared/contract';
import type { ContentType } from '../contract/choices';
import type { Community } from './context';
import type { LockedQuestion } from './store';
import { communityAnswers, questionFollows } from './tables';

const about = (question: Pick<LockedQuestion, 'id' | 'title'>) => ({
  title: question.title,
  link: `/community?question=${question.id}`,
  subject: `question:${question.id}`,
});

/** Tells the asker, the followers and those who answered before of a new answer; each of them once, its author not. */
export async function tellOfAnswer(board: Community, tx: Tx, by: Caller, question: LockedQuestion): Promise<void> {
  const untold = eachOnce(by.id);
  const tell = (people: (number | null)[], what: string) =>
    board.notices.tell(tx, { to: untold(people), kind: 'answer', text: `${by.name} ${what}`, ...about(question) });
  await tell([question.authorId], 'answered your question');
  await tell(await answerersOf(tx, question.id), 'also answered a question that you answered');
  await tell(await followersOf(tx, question.id), 'answered a question that you follow');
}

type Mark = { kind: 'best_answer'; authorId: number | null } | { kind: 'solved' };

/** Tells of a mark: a best answer's author and the question's, followers, and for `solved` those who answered. */
export async function tellOfMark(board: Community, tx: Tx, by: Caller, question: LockedQuestion, mark: Mark): Promise<void> {
  const untold = eachOnce(by.id);
  const tell = (people: (number | null)[], text: string) =>
    board.notices.tell(tx, { to: untold(people), kind: mark.kind, text, ...about(question) });
  const followers = await followersOf(tx, question.id);
  if (mark.kind === 'best_answer') {
    await tell([mark.authorId], 'Your answer was marked as the best one');
    await tell([question.authorId, ...followers], 'A best answer was marked');
  } else {
    await tell([question.authorId], 'Your question was marked as solved');
    await tell([...followers, ...(await answerersOf(tx, question.id))], 'A question was marked as solved');
  }
}

/** Gives of some people those who were not named before, and are still here. */
function eachOnce(...told: number[]) {
  const named = new Set<number | null>([null, ...told]);
  return (people: (number | null)[]) => people.filter((id): id is number => !named.has(id) && Boolean(named.add(id)));
}

async function followersOf(tx: Tx, questionId: number): Promise<number[]> {
  const rows = await tx.select({ id: questionFollows.userId }).from(questionFollows).where(eq(questionFollows.questionId, questionId));
  return rows.map(({ id }) => id);
}

async function answerersOf(tx: Tx, questionId: number): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ id: communityAnswers.authorId })
    .from(communityAnswers)
    .where(and(eq(communityAnswers.questionId, questionId), isNotNull(communityAnswers.authorId)));
  return rows.map(({ id }) => id!);
}

/** Tells somebody that what they wrote was removed because of flags. It has no place to lead to. */
export async function tellOfRemoval(
  board: Community,
  tx: Tx,
  by: Caller,
  { type, title, authorId }: { type: ContentType; title: string; authorId: number | null },
): Promise<void> {
  if (authorId === null || authorId === by.id) return;
  const text = `Your ${type} was removed after other members had flagged it`;
  await board.notices.tell(tx, { to: [authorId], kind: 'removed', text, title, link: null, subject: `user:${authorId}` });
}
