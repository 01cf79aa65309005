import { eq } from 'drizzle-orm';
import { describe, difference, recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { changedColumns, columnsOf } from '~/platform/database/columns';
import { refuseStale } from '~/platform/database/stale';
import type { Caller } from '~/shared/access';
import { communityTopic } from '~/shared/topics';
import type { Question } from '~/shared/board/schemas';
import type { Answer } from '../contract';
import { answerWords, questionWords, type AnswerEditForm, type QuestionEditForm } from '../contract/forms';
import { titleOf } from '../rules';
import type { Community } from './context';
import { limits } from './limits';
import { refuseEdit, refuseLocked } from './policy';
import { presentAnswer, presentQuestion, versionOf } from './present';
import { written } from './tag-names';
import { lockAnswer, lockQuestion, refreshThread } from './store';
import { communityAnswers, communityQuestions } from './tables';
import { replaceTerms } from './terms';
import { findAnswer, findQuestion } from './views';

/**
 * Changes the fields that are sent of the caller's own question; values equal to the saved ones are no change. Sends no
 * notice and keeps the question's place in the list. Throws 403, 404, 409 `hidden`, `too_late`, `locked`, `merged` and
 * `stale`.
 */
export async function editQuestion(
  board: Community,
  caller: Caller,
  id: number,
  form: QuestionEditForm,
): Promise<Question> {
  await board.limits.hit(limits.posts, String(caller.id));
  const { updated_at: readAt, title, tags, ...sent } = form;
  return board.write(async (tx, invalidate) => {
    const named = tags && (await written(tx, tags));
    const locked = await lockQuestion(tx, caller, id);
    const row = (await findQuestion(tx, caller, id))!;
    const now = board.clock.now();
    refuseEdit(caller, row, now);
    refuseLocked(locked);
    refuseStale({ updatedAt: versionOf(row) }, readAt);
    const question = presentQuestion(board, caller, row);
    const wanted = {
      ...sent,
      ...(named && { tags: named }),
      ...(title !== undefined && { title: title ?? titleOf(sent.description ?? row.description) }),
    };
    const columns = changedColumns(row, columnsOf(communityQuestions, wanted, {}));
    if (!columns) return question;
    await tx
      .update(communityQuestions)
      .set({ ...columns, editedAt: now })
      .where(eq(communityQuestions.id, id));
    await refreshThread(tx, id);
    const edited = (await findQuestion(tx, caller, id))!;
    await replaceTerms(tx, edited);
    const saved = presentQuestion(board, caller, edited);
    const target = { type: 'question', id, name: question.title };
    await recordEdit(tx, caller, now, target, difference(said(question), said(saved)));
    invalidate(communityTopic);
    return saved;
  });
}

/** Changes the caller's own answer by the rules of `editQuestion`. */
export async function editAnswer(board: Community, caller: Caller, id: number, form: AnswerEditForm): Promise<Answer> {
  await board.limits.hit(limits.posts, String(caller.id));
  const { updated_at: readAt, ...sent } = form;
  return board.write(async (tx, invalidate) => {
    const { question } = await lockAnswer(tx, caller, id);
    const row = (await findAnswer(tx, caller, id))!;
    const now = board.clock.now();
    refuseEdit(caller, row, now);
    refuseLocked(question);
    refuseStale({ updatedAt: versionOf(row) }, readAt);
    const answer = presentAnswer(board, caller, row);
    const columns = changedColumns(row, columnsOf(communityAnswers, sent, { answer_text: 'answerText' }));
    if (!columns) return answer;
    await tx
      .update(communityAnswers)
      .set({ ...columns, editedAt: now })
      .where(eq(communityAnswers.id, id));
    await refreshThread(tx, question.id);
    const saved = presentAnswer(board, caller, (await findAnswer(tx, caller, id))!);
    const target = { type: 'answer', id, name: question.title };
    const change = difference(describe(answerWords, answer), describe(answerWords, saved));
    await recordEdit(tx, caller, now, target, change);
    invalidate(communityTopic);
    return saved;
  });
}

const recordEdit = (
  tx: Tx,
  caller: Caller,
  at: Date,
  target: { type: string; id: number; name: string },
  change: ReturnType<typeof difference>,
) =>
  recordAudit(tx, { at, actor: caller, action: `community.${target.type}.edit`, target, person: caller.id, ...change });

/**
 * Describes a question for the audit log. The tags are one text, since lists are compared by identity and not by their
 * items.
 */
const said = (question: Question) => ({ ...describe(questionWords, question), tags: question.tags.join(', ') });
