import { eq } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import type { ContentType } from '~/shared/board/choices';
import { communityTopic } from '~/shared/topics';
import type { Community } from './context';
import { subjectOf } from './notify';
import { entitled, isAuthor, refuseLocked } from './policy';
import { refuse } from './refusals';
import { lockAnswer, lockQuestion, refreshThread, type LockedAnswer, type LockedQuestion } from './store';
import { communityAnswers, communityQuestions } from './tables';

/**
 * Deletes a question with its answers, votes, follows, flags and notices, or an answer with its mark, and their files
 * after the commit. Its author or a superuser may; a superuser's deletion of another member's post is recorded in the
 * audit log. Throws 403, 404, and 409 `locked` for the author.
 */
export function deletePost(board: Community, caller: Caller, type: ContentType, id: number): Promise<void> {
  const { files, log, write, clock } = board;
  return withStoredFiles(files, log, async (store) => {
    const keys = await write(async (tx, invalidate) => {
      const locked = type === 'answer' ? await lockAnswer(tx, caller, id) : null;
      const question = locked?.question ?? (await lockQuestion(tx, caller, id, { merged: true }));
      const post = locked?.answer ?? question;
      if (!entitled(caller, post)) throw refuse.forbidden((t) => t.notEntitled);
      if (isAuthor(caller, post)) refuseLocked(question);
      else {
        const words = locked ? { answer_text: locked.answer.answerText } : { title: question.title };
        await recordAudit(tx, {
          at: clock.now(),
          actor: caller,
          action: `community.${type}.delete`,
          target: { type, id, name: question.title },
          person: post.authorId,
          before: { ...words, author_id: post.authorId },
        });
      }
      invalidate(communityTopic);
      return locked ? removeAnswer(board, tx, invalidate, locked) : removeQuestion(board, tx, invalidate, question);
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

/**
 * Deletes a question whose row is locked; returns the keys of its files. Questions that were merged into it are
 * separate again, with their answers.
 */
export async function removeQuestion(
  { notices, undoMergesInto }: Pick<Community, 'notices' | 'undoMergesInto'>,
  tx: Tx,
  invalidate: Invalidate,
  question: LockedQuestion,
): Promise<string[]> {
  await undoMergesInto(tx, question);
  const answers = await tx
    .delete(communityAnswers)
    .where(eq(communityAnswers.questionId, question.id))
    .returning({ attachment: communityAnswers.attachment });
  await tx.delete(communityQuestions).where(eq(communityQuestions.id, question.id));
  await notices.forget(tx, invalidate, { of: subjectOf('question', question.id) });
  return [question, ...answers].flatMap(({ attachment }) => (attachment ? [attachment.key] : []));
}
