import { sql } from 'drizzle-orm';
import type { Db, Tx } from '~/platform/database';
import { madeBefore } from '~/platform/database/made-before';
import type { Caller } from '~/shared/access';
import type { UploadedFile } from '~/shared/contract';
import { communityTopic } from '~/shared/topics';
import type { Question } from '~/shared/board/schemas';
import type { SimilarFound } from '../contract';
import type { QuestionForm } from '../contract/forms';
import { both } from '../texts/both';
import { titleOf } from '../rules';
import { holdQuota } from './attachments/quota';
import { storePost } from './attachments/store-post';
import type { Community } from './context';
import { limits } from './limits';
import { subjectOf } from './notify';
import { isAuthor } from './policy';
import { withOwnQuestions } from './own';
import { presentQuestion } from './present';
import { refuse } from './refusals';
import { findVerySimilar } from './similar';
import { refreshThread } from './store';
import { communityQuestions } from './tables';
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
  const { description, tags, category, urgency } = form;
  return storePost<Question | SimilarFound>(board, caller, file, async (tx, invalidate, attachment) => {
    // Of two similar questions sent at one moment (two tabs, a resend), the second waits here and finds the first.
    if (!form.force) await tx.execute(sql`select pg_advisory_xact_lock(hashtext('community.ask'))`);
    const earlier = await earlierIn(tx);
    if (earlier !== undefined)
      return { posted: presentQuestion(board, caller, (await findQuestion(tx, caller, earlier))!), isNew: false };
    const similar = await alike(tx);
    if (similar) return { posted: similar, isNew: false };
    if (attachment) await holdQuota(board.config, tx, caller, attachment.bytes);
    const now = board.clock.now();
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
    return { posted: presentQuestion(board, caller, (await findQuestion(tx, caller, row!.id))!), isNew: true };
  });
}

/**
 * Returns a question, or the question that it was merged into. Counts the view and marks the caller's notices about it
 * as read. Throws 404.
 */
export async function readQuestion(board: Community, caller: Caller, id: number): Promise<Question> {
  const common = await board.posts.question(caller, id);
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
