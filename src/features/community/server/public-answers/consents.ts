import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { record } from '~/features/audit/server/public';
import type { Db, Tx } from '~/platform/database';
import { conflict, forbidden, notFound } from '~/platform/errors/http-error';
import type { Invalidate } from '~/platform/topics';
import { hasAccess, type Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import { communityTopic } from '../../contract';
import type { Publication } from '../../contract/public-answers';
import * as texts from '../../texts';
import type { Community } from '../context';
import { limits } from '../limits';
import { lockQuestion, type LockedQuestion } from '../store';
import { communityAnswers, communityConsents, communityQuestions } from '../tables';
import { findQuestion } from '../views';
import { nameOf } from './public';
import { findAuthors, findState, type ThreadState } from './views';

/** How things stand with a thread, for somebody: whether it is public, the own consent, and for moderators who agreed. 404. */
export async function readPublication(board: Community, caller: Caller, id: number): Promise<Publication> {
  if (!(await findQuestion(board.db, caller, id))) throw notFound(texts.noQuestion);
  return stateFor(board, board.db, caller, id);
}

/** An author's consent to everybody reading what they wrote in a thread, now and later. 403, 404. */
export async function agree(board: Community, caller: Caller, id: number): Promise<Publication> {
  await board.limits.hit(limits.marks, String(caller.id));
  return board.write(async (tx, invalidate) => {
    const question = await lockQuestion(tx, caller, id);
    if (!(await wroteIn(tx, caller.id, question))) throw forbidden(texts.onlyAuthorsAgree);
    const now = board.clock.now();
    const row = { questionId: id, userId: caller.id, givenAt: now };
    const [made] = await tx.insert(communityConsents).values(row).onConflictDoNothing().returning();
    if (made) {
      await record(tx, { at: now, actor: caller, action: 'community.public.agree', target: targetOf(question) });
      invalidate(communityTopic);
    }
    return stateFor(board, tx, caller, id);
  });
}

/** Takes the own consent back, and with it from public what needed it. Without one nothing changes. 404. */
export async function withdraw(board: Community, caller: Caller, id: number): Promise<Publication> {
  await board.limits.hit(limits.marks, String(caller.id));
  return board.write(async (tx, invalidate) => {
    const question = await lockQuestion(tx, caller, id);
    const [gone] = await tx
      .delete(communityConsents)
      .where(and(eq(communityConsents.questionId, id), eq(communityConsents.userId, caller.id)))
      .returning();
    if (gone) {
      await unpublishWithout(tx, caller.id, [id]);
      await record(tx, {
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
 * Removes all consents of a person, in the transaction of what ends them (the privacy centre, an erasure), and takes from public
 * what needed them: their answers, and the threads whose question or best answer is theirs. Gives how many threads they were of.
 */
export async function withdrawPublicConsents(tx: Tx, invalidate: Invalidate, userId: number): Promise<number> {
  const mine = eq(communityConsents.userId, userId);
  const given = await tx.select({ id: communityConsents.questionId }).from(communityConsents).where(mine);
  if (given.length === 0) return 0;
  const ids = given.map(({ id }) => id);
  // The questions first, as every change of a thread does, in an order that all keep to.
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

/** Publishes a thread whose authors agreed. 404, 409 `hidden`, `locked`, `not_solved`, `not_agreed`. */
export function publish(board: Community, caller: Caller, id: number): Promise<Publication> {
  return board.write(async (tx, invalidate) => {
    const question = await lockQuestion(tx, caller, id);
    const state = await findState(tx, id);
    if (!state.isPublic) {
      refuseUnready(state);
      const now = board.clock.now();
      await tx.update(communityQuestions).set({ publicAt: now }).where(eq(communityQuestions.id, id));
      await record(tx, {
        at: now,
        actor: caller,
        action: 'community.publish',
        target: targetOf(question),
        after: { public_at: toIso(now) },
      });
      invalidate(communityTopic);
    }
    return stateFor(board, tx, caller, id);
  });
}

/** Takes a thread from public. One that is not published stays as it is. 404. */
export function unpublish(board: Community, caller: Caller, id: number): Promise<Publication> {
  return board.write(async (tx, invalidate) => {
    const question = await lockQuestion(tx, caller, id);
    const { publicAt } = await findState(tx, id);
    if (publicAt) {
      await tx.update(communityQuestions).set({ publicAt: null }).where(eq(communityQuestions.id, id));
      await record(tx, {
        at: board.clock.now(),
        actor: caller,
        action: 'community.unpublish',
        target: targetOf(question),
        before: { public_at: toIso(publicAt) },
      });
      invalidate(communityTopic);
    }
    return stateFor(board, tx, caller, id);
  });
}

/** What is published is not published anew by a consent that is given again: a moderator looks at it first. */
async function unpublishWithout(tx: Tx, userId: number, ids: number[]): Promise<void> {
  const { id, authorId, bestAnswerId } = communityQuestions;
  const needed = sql`(${authorId} = ${userId} or exists (select from ${communityAnswers} b where b.id = ${bestAnswerId} and b.author_id = ${userId}))`;
  await tx
    .update(communityQuestions)
    .set({ publicAt: null })
    .where(and(inArray(id, ids), needed));
}

const isReady = (state: ThreadState) =>
  isOpen(state) && state.isSolved && state.bestAnswerId !== null && state.authorAgreed && state.bestAgreed;
const isOpen = ({ hiddenAt, lockedAt, mergedInto }: ThreadState) => !hiddenAt && !lockedAt && mergedInto === null;

function refuseUnready(state: ThreadState): void {
  if (state.hiddenAt) throw conflict('hidden', texts.hiddenUntilDecided);
  if (!isOpen(state)) throw conflict('locked', texts.lockedThread);
  if (!state.isSolved || state.bestAnswerId === null) throw conflict('not_solved', texts.notSolvedYet);
  if (!isReady(state)) throw conflict('not_agreed', texts.notAgreedYet);
}

async function wroteIn(tx: Tx, userId: number, question: LockedQuestion): Promise<boolean> {
  if (question.authorId === userId) return true;
  const mine = and(eq(communityAnswers.questionId, question.id), eq(communityAnswers.authorId, userId));
  const [answer] = await tx.select({ id: communityAnswers.id }).from(communityAnswers).where(mine).limit(1);
  return answer !== undefined;
}

async function stateFor(
  { language }: Pick<Community, 'language'>,
  tx: Db | Tx,
  caller: Caller,
  id: number,
): Promise<Publication> {
  const state = await findState(tx, id);
  const { asker, answerers } = await findAuthors(tx, id);
  const own = [asker, ...answerers].filter((one) => one.id === caller.id);
  const shown = ({ author, hasAgreed }: typeof asker) => ({ name: nameOf(author, language), has_agreed: hasAgreed });
  return {
    question_id: id,
    is_public: state.isPublic,
    may_agree: own.length > 0,
    has_agreed: own.some(({ hasAgreed }) => hasAgreed),
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
