import { eq } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { madeBefore } from '~/platform/database/made-before';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import type { UploadedFile } from '~/shared/contract';
import { communityTopic } from '~/shared/topics';
import type { Answer } from '../contract';
import type { AnswerForm } from '../contract/forms';
import { holdQuota, refuseOverQuota } from './attachments/quota';
import { storeAttachment } from '~/features/attachments/server/public';
import type { Community } from './context';
import { limits } from './limits';
import { subjectOf, notifyOfAnswer } from './notify';
import { entitled, isAuthor, refuseLocked } from './policy';
import { presentAnswer } from './present';
import { refuse } from './refusals';
import { lockAnswer, lockQuestion, refreshThread, type LockedAnswer } from './store';
import { communityAnswers } from './tables';
import { findAnswer } from './views';

/**
 * Posts an answer and notifies the asker, the followers and the earlier answerers; the same `client_key` again returns
 * the first. Throws 404, 400 or 413 on
 * `attachment`, 409 `locked` and `merged`.
 */
export async function answer(board: Community, caller: Caller, form: AnswerForm, file?: UploadedFile): Promise<Answer> {
  await board.limits.hit(limits.posts, String(caller.id));
  const { files, log, clock, write } = board;
  return withStoredFiles(files, log, async (store) => {
    if (file) await refuseOverQuota(board.config, board.db, caller, file.bytes);
    const attachment = file ? await storeAttachment(store, file) : null;
    const { row, isNew } = await write(async (tx, invalidate) => {
      const { id, authorId: person, clientKey } = communityAnswers;
      const earlier = await madeBefore(tx, { id, person, clientKey }, caller.id, form.client_key);
      if (earlier !== undefined) return { row: (await findAnswer(tx, caller, earlier))!, isNew: false };
      const question = await lockQuestion(tx, caller, form.question_id);
      refuseLocked(question);
      if (attachment) await holdQuota(board.config, tx, caller, attachment.bytes);
      const post = {
        questionId: question.id,
        authorId: caller.id,
        answerText: form.answer_text,
        attachment,
        createdAt: clock.now(),
        clientKey: form.client_key,
      };
      const [created] = await tx.insert(communityAnswers).values(post).returning({ id: communityAnswers.id });
      await refreshThread(tx, question.id);
      await notifyOfAnswer(board, tx, invalidate, caller, question, created!.id);
      invalidate(communityTopic);
      return { row: (await findAnswer(tx, caller, created!.id))!, isNew: true };
    });
    if (!isNew && attachment) await store.delete([attachment.key]);
    return presentAnswer(board, caller, row);
  });
}

/**
 * Deletes an answer with its mark, and its file after the commit. Its author or a superuser may; a superuser's deletion
 * of another member's answer is recorded in the audit log. Throws 403, 404, and 409 `locked` for the author.
 */
export function deleteAnswer(board: Community, caller: Caller, id: number): Promise<void> {
  const { files, log, write, clock } = board;
  return withStoredFiles(files, log, async (store) => {
    const keys = await write(async (tx, invalidate) => {
      const locked = await lockAnswer(tx, caller, id);
      const { answer: post, question } = locked;
      if (!entitled(caller, post)) throw refuse.forbidden((t) => t.notEntitled);
      if (!isAuthor(caller, post)) {
        const target = { type: 'answer', id, name: question.title };
        const before = { answer_text: post.answerText, author_id: post.authorId };
        await recordAudit(tx, {
          at: clock.now(),
          actor: caller,
          action: 'community.answer.delete',
          target,
          person: post.authorId,
          before,
        });
      } else refuseLocked(question);
      invalidate(communityTopic);
      return removeAnswer(board, tx, invalidate, locked);
    });
    await store.delete(keys);
  });
}

/** Deletes an answer whose row is locked, and its notices; returns the keys of its files. */
export async function removeAnswer(
  { notices }: Pick<Community, 'notices'>,
  tx: Tx,
  invalidate: Invalidate,
  { answer: post, question }: LockedAnswer,
): Promise<string[]> {
  await tx.delete(communityAnswers).where(eq(communityAnswers.id, post.id));
  await refreshThread(tx, question.id);
  await notices.forget(tx, invalidate, { of: subjectOf('answer', post.id) });
  return post.attachment ? [post.attachment.key] : [];
}
