import { madeBefore } from '~/platform/database/made-before';
import type { Caller } from '~/shared/access';
import type { UploadedFile } from '~/shared/contract';
import { communityTopic } from '~/shared/topics';
import type { Answer } from '../contract';
import type { AnswerForm } from '../contract/forms';
import { holdQuota } from './attachments/quota';
import { storePost } from './attachments/store-post';
import type { Community } from './context';
import { limits } from './limits';
import { notifyOfAnswer } from './notify';
import { refuseLocked } from './policy';
import { presentAnswer } from './present';
import { lockQuestion, refreshThread } from './store';
import { communityAnswers } from './tables';
import { findAnswer } from './views';

/**
 * Posts an answer and notifies the asker, the followers and the earlier answerers; the same `client_key` again returns
 * the first. Throws 404, 400 or 413 on `attachment`, 409 `locked` and `merged`.
 */
export async function answer(board: Community, caller: Caller, form: AnswerForm, file?: UploadedFile): Promise<Answer> {
  await board.limits.hit(limits.posts, String(caller.id));
  const row = await storePost(board, caller, file, async (tx, invalidate, attachment) => {
    const { id, authorId: person, clientKey } = communityAnswers;
    const earlier = await madeBefore(tx, { id, person, clientKey }, caller.id, form.client_key);
    if (earlier !== undefined) return { posted: (await findAnswer(tx, caller, earlier))!, isNew: false };
    const question = await lockQuestion(tx, caller, form.question_id);
    refuseLocked(question);
    if (attachment) await holdQuota(board.config, tx, caller, attachment.bytes);
    const post = {
      questionId: question.id,
      authorId: caller.id,
      answerText: form.answer_text,
      attachment,
      createdAt: board.clock.now(),
      clientKey: form.client_key,
    };
    const [created] = await tx.insert(communityAnswers).values(post).returning({ id: communityAnswers.id });
    await refreshThread(tx, question.id);
    await notifyOfAnswer(board, tx, invalidate, caller, question, created!.id);
    invalidate(communityTopic);
    return { posted: (await findAnswer(tx, caller, created!.id))!, isNew: true };
  });
  return presentAnswer(board, caller, row);
}
