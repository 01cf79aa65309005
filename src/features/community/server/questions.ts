import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import type { Db, Tx } from '~/platform/database';
import { madeBefore } from '~/platform/database/made-before';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import type { UploadedFile } from '~/shared/contract';
import { communityTopic } from '~/shared/topics';
import type { Question } from '~/shared/board/schemas';
import type { SimilarFound } from '../contract';
import type { QuestionForm } from '../contract/forms';
import { both } from '../texts/both';
import { titleOf } from '../rules';
import { holdQuota, refuseOverQuota } from './attachments/quota';
import { storeAttachment } from '~/features/attachments/server/public';
import type { Community } from './context';
import { limits } from './limits';
import { subjectOf } from './notify';
import { entitled, isAuthor, refuseLocked } from './policy';
import { withOwnQuestions } from './own';
import { presentQuestion } from './present';
import { refuse } from './refusals';
import { findVerySimilar } from './similar';
import { lockQuestion, refreshThread, type LockedQuestion } from './store';
import { communityAnswers, communityQuestions } from './tables';
import { written } from './tag-names';
import { indexTerms } from './terms';
import { countView } from './count-view';
import { findQuestion, leadsTo } from './views';

/**
 * Posts a question, or returns a very similar one unless `force` is set; the same `client_key` again returns the first.
 * Throws 400 or 413 on `attachment`.
 */
export async function ask(
  board: Community,
  caller: Caller,
  form: QuestionForm,
  file?: UploadedFile,
): Promise<Question | SimilarFound> {
  const title = form.title || titleOf(form.description);
  const alike = async (db: Db | Tx): Promise<SimilarFound | undefined> => {
    const similar = form.force ? undefined : await findVerySimilar(db, caller, title);
    return similar && { message: both[board.language].similarFound, question: presentQuestion(board, caller, similar) };
  };
  const { id, authorId: person, clientKey } = communityQuestions;
  const earlierIn = (db: Db | Tx) => madeBefore(db, { id, person, clientKey }, caller.id, form.client_key);
  const before = await alike(board.db);
  // It is similar to itself when it is sent again.
  if (before && (await earlierIn(board.db)) === undefined) return before;
  await board.limits.hit(limits.posts, String(caller.id));
  const { files, log, clock, write } = board;
  return withStoredFiles(files, log, async (store) => {
    if (file) await refuseOverQuota(board.config, board.db, caller, file.bytes);
    const attachment = file ? await storeAttachment(store, file) : null;
    const { description, tags, category, urgency } = form;
    const posted = await write(async (tx, invalidate) => {
      // Of two similar questions sent at one moment (two tabs, a resend), the second waits here and finds the first.
      if (!form.force) await tx.execute(sql`select pg_advisory_xact_lock(hashtext('community.ask'))`);
      const earlier = await earlierIn(tx);
      if (earlier !== undefined)
        return { answer: presentQuestion(board, caller, (await findQuestion(tx, caller, earlier))!), isNew: false };
      const similar = await alike(tx);
      if (similar) return { answer: similar, isNew: false };
      if (attachment) await holdQuota(board.config, tx, caller, attachment.bytes);
      const now = clock.now();
      const post = {
        authorId: caller.id,
        title,
        description,
        tags: await written(tx, tags),
        category,
        urgency,
        attachment,
        clientKey: form.client_key,
      };
      const [row] = await tx
        .insert(communityQuestions)
        .values({ ...post, createdAt: now, lastActivityAt: now })
        .returning({ id: communityQuestions.id });
      await refreshThread(tx, row!.id);
      await indexTerms(tx, [{ id: row!.id, title, description }]);
      invalidate(communityTopic);
      return { answer: presentQuestion(board, caller, (await findQuestion(tx, caller, row!.id))!), isNew: true };
    });
    if (!posted.isNew && attachment) await store.delete([attachment.key]);
    return posted.answer;
  });
}

/**
 * Returns a question, or the question that it was merged into. Counts the view and marks the caller's notices about it
 * as read. Throws 404.
 */
export async function readQuestion(board: Community, caller: Caller, id: number): Promise<Question> {
  const viewer = await board.posts.sharedBy(caller);
  const common = viewer ? await board.posts.question(viewer, id) : await findQuestion(board.db, caller, id);
  const [found] = common ? await withOwnQuestions(board.db, caller, [common]) : [];
  if (!found) {
    const into = await leadsTo(board.db, caller, id);
    if (into === null) throw refuse.notFound((t) => t.noQuestion);
    await markSeen(board, caller, id);
    return readQuestion(board, caller, into);
  }
  const counted = !isAuthor(caller, found) && (await countView(board, caller, id, found.viewedAt));
  await markSeen(board, caller, id);
  return presentQuestion(board, caller, counted ? { ...found, viewCount: found.viewCount + 1 } : found);
}

const markSeen = ({ notices, log }: Community, caller: Caller, id: number) =>
  notices.markSeen(caller.id, subjectOf('question', id)).catch((error: unknown) => {
    log.warn({ err: error, id }, 'notices could not be marked as read');
  });

/**
 * Deletes a question with its answers, votes, follows, flags and notices, and its files after the commit. Its author
 * or a superuser may; a superuser's deletion of another member's question is recorded in the audit log. Throws 403,
 * 404, and 409 `locked` for the author.
 */
export function deleteQuestion(board: Community, caller: Caller, id: number): Promise<void> {
  const { files, log, write } = board;
  return withStoredFiles(files, log, async (store) => {
    const keys = await write(async (tx, invalidate) => {
      const question = await lockQuestion(tx, caller, id, { merged: true });
      if (!entitled(caller, question)) throw refuse.forbidden((t) => t.notEntitled);
      if (!isAuthor(caller, question)) {
        const target = { type: 'question', id, name: question.title };
        const before = { title: question.title, author_id: question.authorId };
        await recordAudit(tx, {
          at: board.clock.now(),
          actor: caller,
          action: 'community.question.delete',
          target,
          person: question.authorId,
          before,
        });
      } else refuseLocked(question);
      invalidate(communityTopic);
      return removeQuestion(board, tx, invalidate, question);
    });
    await store.delete(keys);
  });
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
    .where(and(eq(communityAnswers.questionId, question.id)))
    .returning({ attachment: communityAnswers.attachment });
  await tx.delete(communityQuestions).where(eq(communityQuestions.id, question.id));
  await notices.forget(tx, invalidate, { of: subjectOf('question', question.id) });
  return [question, ...answers].flatMap(({ attachment }) => (attachment ? [attachment.key] : []));
}
