import { eq } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import { isJobOpen } from '~/platform/jobs';
import { keepUndo, revivedRow, takeUndo, tooLate } from '~/platform/undo';
import type { Caller } from '~/shared/access';
import type { OfficePost } from '../contract';
import { stateAt } from '../rules';
import { deliveryJob, subjectOf, type Posts } from './context';
import { invalidateOf, lockPost, readPost, targetOf } from './office-post';
import { queueDelivery, queuePublishing } from './publish';
import { refuse } from './refusals';
import { posts as table, type PostRow } from './tables';

/** What an undo of an archiving restores. */
interface BeforeArchiving {
  post: Pick<PostRow, 'state' | 'publishAt'>;
  forgotten: Awaited<ReturnType<Posts['notices']['forget']>>;
  /** Whether its notices were not all delivered yet. */
  isDelivering: boolean;
}

const deedOf = (id: number, { id: by }: Caller) => ({ key: `post:${id}`, by });

/** Archives a post and deletes its unread notices; throws 404 and 409. A scheduled post loses its time. */
export function archivePost(posts: Posts, caller: Caller, id: number, readAt: string | undefined): Promise<OfficePost> {
  const { write, clock, notices } = posts;
  return write(async (tx, invalidate) => {
    const post = await lockPost(tx, caller, id, readAt);
    const now = clock.now();
    const state = stateAt(now, post);
    if (state === 'draft') throw refuse.conflict('draft', (t) => t.isDraft);
    if (state === 'archived') throw refuse.conflict('archived', (t) => t.isArchived);
    await tx
      .update(table)
      .set({ state: 'archived', ...(state === 'scheduled' && { publishAt: null }), updatedAt: now })
      .where(eq(table.id, id));
    const forgotten = await notices.forget(tx, invalidate, { of: subjectOf(id), unread: true });
    await keepUndo<BeforeArchiving>(tx, deedOf(id, caller), {
      state: {
        post: { state: post.state, publishAt: post.publishAt },
        forgotten,
        isDelivering: await isJobOpen(tx, deliveryJob, String(id)),
      },
      waits: null,
      people: forgotten.map(({ userId }) => userId),
    });
    await recordAudit(tx, { at: now, actor: caller, action: 'post.archive', target: targetOf(post) });
    invalidateOf(post, invalidate);
    return readPost(posts, caller, id, tx);
  });
}

/**
 * Takes back the caller's own archiving of the last ten seconds: state, time and unread notices are as they were, and a
 * delivery that it cut short goes on. Throws 404, and 409 `too_late`.
 */
export function undoArchive(posts: Posts, caller: Caller, id: number): Promise<void> {
  const { write, clock, notices } = posts;
  return write(async (tx, invalidate) => {
    const post = await lockPost(tx, caller, id);
    const stored = await takeUndo<BeforeArchiving>(tx, deedOf(id, caller));
    if (!stored || post.state !== 'archived') throw tooLate();
    const now = clock.now();
    const { state, publishAt } = revivedRow(table, stored.post);
    await tx.update(table).set({ state, publishAt, updatedAt: now }).where(eq(table.id, id));
    await notices.restore(tx, invalidate, stored.forgotten);
    if (state === 'scheduled' && publishAt) await queuePublishing(posts, tx, { id, publishAt }, now);
    if (stored.isDelivering) await queueDelivery(posts, tx, id, now);
    await recordAudit(tx, { at: now, actor: caller, action: 'post.undo_archive', target: targetOf(post) });
    invalidateOf(post, invalidate);
  });
}
