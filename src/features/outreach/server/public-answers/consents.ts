import { refuseBoard } from '~/platform/errors/refusals';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { recordAudit, type AuditEntry } from '~/features/audit/server/public';
import type { Db, Tx } from '~/platform/database';
import type { Invalidate } from '~/platform/topics';
import { hasAccess, type Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import { communityTopic } from '~/shared/topics';
import type { Publication } from '../../contract/public-answers';
import {
  type Board,
  limits,
  lockQuestion,
  type LockedQuestion,
  communityAnswers,
  communityQuestions,
  expectQuestion,
} from '~/features/community/server/public';
import { refuse } from '../refusals';
import { communityConsents } from '../tables';
import { nameOf } from './public';
import { findAuthors, findState, type ThreadState } from './views';

/**
 * Returns whether a thread is public, the caller's own consent and, for moderators, which authors agreed. Throws 404.
 */
export async function readPublication(board: Board, caller: Caller, id: number): Promise<Publication> {
  await expectQuestion(board.db, caller, id);
  return stateFor(board, board.db, caller, id);
}

/**
 * Saves an author's consent that everybody may read their posts in a thread, present and future. Throws 403 for other
 * callers, 404, 429.
 */
export async function agree(board: Board, caller: Caller, id: number): Promise<Publication> {
  await board.limits.hit(limits.marks, String(caller.id));
  return board.write(async (tx, invalidate) => {
    const question = await lockQuestion(tx, caller, id);
    if (!(await wroteIn(tx, caller.id, question))) throw refuse.forbidden((t) => t.onlyAuthorsAgree);
    const now = board.clock.now();
    const row = { questionId: id, userId: caller.id, givenAt: now };
    const [created] = await tx.insert(communityConsents).values(row).onConflictDoNothing().returning();
    if (created) {
      await recordAudit(tx, { at: now, actor: caller, action: 'community.public.agree', target: targetOf(question) });
      invalidate(communityTopic);
    }
    return stateFor(board, tx, caller, id);
  });
}

/**
 * Withdraws the caller's consent, and unpublishes the thread if it needed the consent. Changes nothing without one.
 * Throws 404, 429.
 */
export async function withdraw(board: Board, caller: Caller, id: number): Promise<Publication> {
  await board.limits.hit(limits.marks, String(caller.id));
  return board.write(async (tx, invalidate) => {
    const question = await lockQuestion(tx, caller, id);
    const [gone] = await tx
      .delete(communityConsents)
      .where(and(eq(communityConsents.questionId, id), eq(communityConsents.userId, caller.id)))
      .returning();
    if (gone) {
      await unpublishWithout(tx, caller.id, [id]);
      await recordAudit(tx, {
        at: board.clock.now(),
        actor: caller,
        action: 'community.public.withdraw',
        target: targetOf(question),
      });
      invalidate(communityTopic);
    }
    return stateFor(board, tx, caller, id);
  });
}

/**
 * Deletes all consents of a person in the caller's transaction (the privacy centre, an erasure), and unpublishes what
 * needed them: the person's answers, and the threads whose question or best answer is theirs. Returns the number of
 * threads with such a consent.
 */
export async function withdrawPublicConsents(tx: Tx, invalidate: Invalidate, userId: number): Promise<number> {
  const mine = eq(communityConsents.userId, userId);
  const agreed = await tx.select({ id: communityConsents.questionId }).from(communityConsents).where(mine);
  if (agreed.length === 0) return 0;
  const ids = agreed.map(({ id }) => id);
  // Locks the questions first, as every change of a thread does, and by id, so that transactions can't deadlock.
  await tx
    .select({ id: communityQuestions.id })
    .from(communityQuestions)
    .where(inArray(communityQuestions.id, ids))
    .orderBy(asc(communityQuestions.id))
    .for('no key update');
  await tx.delete(communityConsents).where(mine);
  await unpublishWithout(tx, userId, ids);
  invalidate(communityTopic);
  return ids.length;
}

/** Publishes a thread whose authors agreed. Throws 404, 409 `hidden`, `locked`, `not_solved`, `not_agreed`. */
export function publish(board: Board, caller: Caller, id: number): Promise<Publication> {
  return board.write(async (tx, invalidate) => {
    const question = await lockQuestion(tx, caller, id);
    const state = await findState(tx, id);
    if (!state.isPublic) {
      refuseUnready(state);
      const now = board.clock.now();
      const entry = { at: now, actor: caller, action: 'community.publish', after: { public_at: toIso(now) } };
      await setPublicAt(tx, invalidate, question, now, entry);
    }
    return stateFor(board, tx, caller, id);
  });
}

/** Unpublishes a thread; changes nothing if it is not public. Throws 404. */
export function unpublish(board: Board, caller: Caller, id: number): Promise<Publication> {
  return board.write(async (tx, invalidate) => {
    const question = await lockQuestion(tx, caller, id);
    const { publicAt } = await findState(tx, id);
    if (publicAt) {
      const before = { public_at: toIso(publicAt) };
      const entry = { at: board.clock.now(), actor: caller, action: 'community.unpublish', before };
      await setPublicAt(tx, invalidate, question, null, entry);
    }
    return stateFor(board, tx, caller, id);
  });
}

async function setPublicAt(
  tx: Tx,
  invalidate: Invalidate,
  question: LockedQuestion,
  publicAt: Date | null,
  entry: Omit<AuditEntry, 'target'>,
): Promise<void> {
  await tx.update(communityQuestions).set({ publicAt }).where(eq(communityQuestions.id, question.id));
  await recordAudit(tx, { ...entry, target: targetOf(question) });
  invalidate(communityTopic);
}

/**
 * Unpublishes those threads of `ids` whose question or best answer the person wrote. A consent that is given again does
 * not publish a thread again: a moderator looks at it first.
 */
async function unpublishWithout(tx: Tx, userId: number, ids: number[]): Promise<void> {
  const { id, authorId, bestAnswerId } = communityQuestions;
  const needed = sql`(${authorId} = ${userId} or exists (select from ${communityAnswers} b
    where b.id = ${bestAnswerId} and b.author_id = ${userId}))`;
  await tx
    .update(communityQuestions)
    .set({ publicAt: null })
    .where(and(inArray(id, ids), needed));
}

const isReady = (state: ThreadState) =>
  isOpen(state) && state.isSolved && state.bestAnswerId !== null && state.authorAgreed && state.bestAgreed;
const isOpen = ({ hiddenAt, lockedAt, mergedInto }: ThreadState) => !hiddenAt && !lockedAt && mergedInto === null;

function refuseUnready(state: ThreadState): void {
  if (state.hiddenAt) throw refuseBoard.conflict('hidden', (t) => t.hiddenUntilDecided);
  if (!isOpen(state)) throw refuse.conflict('locked', (t) => t.lockedThread);
  if (!state.isSolved || state.bestAnswerId === null) throw refuse.conflict('not_solved', (t) => t.notSolvedYet);
  if (!isReady(state)) throw refuse.conflict('not_agreed', (t) => t.notAgreedYet);
}

async function wroteIn(tx: Tx, userId: number, question: LockedQuestion): Promise<boolean> {
  if (question.authorId === userId) return true;
  const mine = and(eq(communityAnswers.questionId, question.id), eq(communityAnswers.authorId, userId));
  const [answer] = await tx.select({ id: communityAnswers.id }).from(communityAnswers).where(mine).limit(1);
  return answer !== undefined;
}

async function stateFor(
  { language }: Pick<Board, 'language'>,
  tx: Db | Tx,
  caller: Caller,
  id: number,
): Promise<Publication> {
  const state = await findState(tx, id);
  const { asker, answerers } = await findAuthors(tx, id);
  const mine = [asker, ...answerers].filter((one) => one.id === caller.id);
  const shown = ({ author, hasAgreed }: typeof asker) => ({ name: nameOf(author, language), has_agreed: hasAgreed });
  return {
    question_id: id,
    is_public: state.isPublic,
    may_agree: mine.length > 0,
    has_agreed: mine.some(({ hasAgreed }) => hasAgreed),
    is_ready: !state.isPublic && isReady(state),
    authors: hasAccess(caller, 'moderator')
      ? [
          { ...shown(asker), part: 'question' },
          ...answerers.map((one) => ({
            ...shown(one),
            part: one.isBest ? ('best_answer' as const) : ('answer' as const),
          })),
        ]
      : [],
  };
}

const targetOf = ({ id, title }: LockedQuestion) => ({ type: 'question', id, name: title });
