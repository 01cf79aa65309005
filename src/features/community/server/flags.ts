import { and, eq, isNull, sql } from 'drizzle-orm';
import { record } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { storing } from '~/platform/files/storing';
import { violates } from '~/platform/database/violation';
import { conflict, forbidden, notFound } from '~/platform/errors/http-error';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import { communityTopic } from '../contract';
import type { ContentType } from '../contract/choices';
import type { FlagForm } from '../contract/forms';
import { flagsThatHide } from '../contract/limits';
import * as texts from '../texts';
import { removeAnswer } from './answers';
import type { Community } from './context';
import { limits } from './limits';
import { subjectOf, notifyOfRemoval } from './notify';
import { isAuthor } from './policy';
import { removeQuestion } from './questions';
import { countFlags, flagsOn, lockAnswer, lockQuestion, refreshThread } from './store';
import { communityAnswers, communityFlags, communityQuestions } from './tables';

/** Flags an item; three different people's open flags hide it. 404, 403 on one's own, 409 `already_flagged`. */
export async function flag(board: Community, caller: Caller, form: FlagForm) {
  await board.limits.hit(limits.flags, String(caller.id));
  const { content_type: type, content_id: id, flag_type: flagType, reason } = form;
  const hidden = await board
    .write(async (tx, invalidate) => {
      const { post, questionId } = await lockItem(tx, caller, type, id);
      if (isAuthor(caller, post)) throw forbidden(texts.ownFlag, 'own_post');
      const on = type === 'question' ? { questionId: id } : { answerId: id };
      await tx
        .insert(communityFlags)
        .values({ ...on, userId: caller.id, flagType, reason, createdAt: board.clock.now() });
      const open = await countFlags(tx, type, id);
      if (post.hiddenAt || open < flagsThatHide) return post.hiddenAt !== null;
      await hide(board, tx, invalidate, { type, id, questionId, authorId: post.authorId });
      invalidate(communityTopic);
      return true;
    })
    .catch((error: unknown) => {
      if (violates(error, 'unique')) throw conflict('already_flagged', texts.alreadyFlagged);
      throw error;
    });
  return { message: texts.flagged, is_hidden: hidden };
}

/** Keeps a flagged item (it is shown again, the flags are closed) or removes it. 404 when it has no open flags. */
export function decide(
  board: Community,
  caller: Caller,
  item: { content_type: ContentType; content_id: number },
  decision: 'keep' | 'remove',
) {
  const { content_type: type, content_id: id } = item;
  const { files, log, write, clock } = board;
  return storing(files, log, async (store) => {
    const { keys, wasHidden } = await write(async (tx, invalidate) => {
      const { post, questionId, title } = await lockItem(tx, caller, type, id);
      const wasHidden = post.hiddenAt !== null;
      if (post.flagCount === 0) throw notFound(texts.noFlags);
      const flags = await tx
        .select({ flag_type: communityFlags.flagType, reason: communityFlags.reason })
        .from(communityFlags)
        .where(and(flagsOn(type, id), isNull(communityFlags.decidedAt)));
      await record(tx, {
        at: clock.now(),
        actor: caller,
        action: `community.flag.${decision}`,
        target: { type, id, name: title },
        person: post.authorId,
        before: { flags, text: textOf(post), author_id: post.authorId },
      });
      invalidate(communityTopic);
      if (decision === 'keep') {
        await keep(tx, type, id, questionId, clock.now());
        return { keys: [], wasHidden };
      }
      await notifyOfRemoval(board, tx, invalidate, caller, { type, title, authorId: post.authorId });
      const keys =
        type === 'answer'
          ? await removeAnswer(board, tx, invalidate, await lockAnswer(tx, caller, id))
          : await removeQuestion(board, tx, invalidate, await lockQuestion(tx, caller, id, { merged: true }));
      return { keys, wasHidden };
    });
    await store.delete(keys);
    return { message: decision === 'remove' ? texts.flagsRemoved : wasHidden ? texts.shownAgain : texts.flagsKept };
  });
}

async function lockItem(tx: Tx, caller: Caller, type: ContentType, id: number) {
  if (type === 'question') {
    // What was merged can still be read, and decided about.
    const question = await lockQuestion(tx, caller, id, { merged: true });
    return { post: question, questionId: id, title: question.title };
  }
  const { answer, question } = await lockAnswer(tx, caller, id);
  return { post: answer, questionId: question.id, title: question.title };
}

const textOf = (post: { title: string } | { answerText: string }) => ('title' in post ? post.title : post.answerText);

interface Item {
  type: ContentType;
  id: number;
  questionId: number;
  authorId: number | null;
}

/**
 * Takes a locked item out of everyone's sight, and the notices of it, but for its author's; a hidden best answer loses its
 * mark until it is kept.
 */
async function hide(
  { clock, notices }: Community,
  tx: Tx,
  invalidate: Invalidate,
  { type, id, questionId, authorId }: Item,
) {
  const now = clock.now();
  await notices.forget(tx, invalidate, { of: subjectOf(type, id), except: authorId });
  if (type === 'question') {
    await tx.update(communityQuestions).set({ hiddenAt: now }).where(eq(communityQuestions.id, id));
  } else {
    const best = and(eq(communityQuestions.id, questionId), eq(communityQuestions.bestAnswerId, id));
    const unmarked = await tx
      .update(communityQuestions)
      .set({ bestAnswerId: null })
      .where(best)
      .returning({ id: communityQuestions.id });
    await tx
      .update(communityAnswers)
      .set({ hiddenAt: now, wasBest: unmarked.length > 0 })
      .where(eq(communityAnswers.id, id));
  }
  await refreshThread(tx, questionId);
}

async function keep(tx: Tx, type: ContentType, id: number, questionId: number, now: Date) {
  await tx
    .update(communityFlags)
    .set({ decidedAt: now })
    .where(and(flagsOn(type, id), isNull(communityFlags.decidedAt)));
  await countFlags(tx, type, id);
  if (type === 'question') {
    await tx.update(communityQuestions).set({ hiddenAt: null }).where(eq(communityQuestions.id, id));
  } else {
    // Unless another one was marked meanwhile.
    const again = sql`${communityQuestions.id} = ${questionId} and ${communityQuestions.bestAnswerId} is null
      and exists (select from ${communityAnswers} where ${communityAnswers.id} = ${id} and ${communityAnswers.wasBest})`;
    await tx.update(communityQuestions).set({ bestAnswerId: id }).where(again);
    await tx.update(communityAnswers).set({ hiddenAt: null, wasBest: false }).where(eq(communityAnswers.id, id));
  }
  await refreshThread(tx, questionId);
}
