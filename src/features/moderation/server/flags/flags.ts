import { and, eq, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import { violates } from '~/platform/database/violation';
import type { Limit } from '~/platform/rate-limit';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import { communityTopic } from '~/shared/topics';
import type { ContentType } from '~/shared/board/choices';
import type { FlagForm } from '../../contract/flags';
import {
  flagsThatHide,
  removeAnswer,
  type Board,
  subjectOf,
  isAuthor,
  removeQuestion,
  lockAnswer,
  lockQuestion,
  refreshThread,
  communityAnswers,
  communityFlags,
  communityQuestions,
} from '~/features/community/server/public';
import { both } from '../../texts/both';
import { notifyOfRemoval } from '../notify';
import { refuse } from '../refusals';
import { undoMergesInto } from '../stewardship/undo';

/** The limit of flags per person, high enough that only a script exceeds it. */
const flagLimit: Limit = { name: 'community-flags', most: 60, seconds: 3600 };

/**
 * Flags an item; the open flags of three people hide it. Throws 404, 403 on the caller's own item, 409
 * `already_flagged`, 429.
 */
export async function flag(board: Board, caller: Caller, form: FlagForm) {
  await board.limits.hit(flagLimit, String(caller.id));
  const { content_type: type, content_id: id, flag_type: flagType, reason } = form;
  const hidden = await board
    .write(async (tx, invalidate) => {
      const { post, questionId } = await lockItem(tx, caller, type, id);
      if (isAuthor(caller, post)) throw refuse.forbidden((t) => t.ownFlag, 'own_post');
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
      if (violates(error, 'unique')) throw refuse.conflict('already_flagged', (t) => t.alreadyFlagged);
      throw error;
    });
  return { message: both[board.language].flagged, is_hidden: hidden };
}

/** Keeps a flagged item (shows it again and closes its flags) or removes it. Throws 404 if it has no open flags. */
export function decide(
  board: Board,
  caller: Caller,
  item: { content_type: ContentType; content_id: number },
  decision: 'keep' | 'remove',
) {
  const { content_type: type, content_id: id } = item;
  const { files, log, write, clock } = board;
  return withStoredFiles(files, log, async (store) => {
    const { keys, wasHidden } = await write(async (tx, invalidate) => {
      const { post, questionId, title } = await lockItem(tx, caller, type, id);
      const wasHidden = post.hiddenAt !== null;
      if (post.flagCount === 0) throw refuse.notFound((t) => t.noFlags);
      const flags = await tx
        .select({ flag_type: communityFlags.flagType, reason: communityFlags.reason })
        .from(communityFlags)
        .where(and(flagsOn(type, id), isNull(communityFlags.decidedAt)));
      await recordAudit(tx, {
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
          : await removeQuestion(
              { ...board, undoMergesInto },
              tx,
              invalidate,
              await lockQuestion(tx, caller, id, { merged: true }),
            );
      return { keys, wasHidden };
    });
    await store.delete(keys);
    const t = both[board.language];
    return { message: decision === 'remove' ? t.flagsRemoved : wasHidden ? t.shownAgain : t.flagsKept };
  });
}

async function lockItem(tx: Tx, caller: Caller, type: ContentType, id: number) {
  if (type === 'question') {
    // A merged question is still readable, so its flags need decisions.
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
 * Hides a locked item and deletes its notices except its author's. A hidden best answer loses its mark until a
 * moderator keeps it.
 */
async function hide(
  { clock, notices }: Board,
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
    // In between, another answer may have been marked as the best.
    const again = sql`${communityQuestions.id} = ${questionId} and ${communityQuestions.bestAnswerId} is null
      and exists (select from ${communityAnswers} where ${communityAnswers.id} = ${id}
        and ${communityAnswers.wasBest})`;
    await tx.update(communityQuestions).set({ bestAnswerId: id }).where(again);
    await tx.update(communityAnswers).set({ hiddenAt: null, wasBest: false }).where(eq(communityAnswers.id, id));
  }
  await refreshThread(tx, questionId);
}

/** Recounts the open flags of a locked item, saves the number and returns it. */
async function countFlags(tx: Tx, type: ContentType, itemId: number): Promise<number> {
  const table = type === 'question' ? communityQuestions : communityAnswers;
  const on = flagsOn(type, itemId);
  const open = sql<number>`(select count(*)::int from ${communityFlags} where ${on}
    and ${isNull(communityFlags.decidedAt)})`;
  const [now] = await tx
    .update(table)
    .set({ flagCount: open })
    .where(eq(table.id, itemId))
    .returning({ flags: table.flagCount });
  return now!.flags;
}

/** Returns the SQL condition for the flags on an item. */
const flagsOn = (type: ContentType, itemId: number) =>
  eq(type === 'question' ? communityFlags.questionId : communityFlags.answerId, itemId);
