import { and, asc, eq, isNull, lt, not, or } from 'drizzle-orm';
import { users, withoutAddress } from '~/features/people/server/public';
import { recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import { dayIso } from '~/shared/membership-status';
import { postsTopic } from '../contract';
import { stateAt } from '../rules';
import { asSql, isAddressed } from './audience';
import type { Posts } from './context';
import { BATCH, notifyOf } from './deliver';
import { lockPost, targetOf } from './office-post';
import { refuse } from './refusals';
import { postReceipts } from './tables';

/**
 * Reminds the people who may read a circular and have not, or have not confirmed it where it asks for that; no person
 * twice on one day (docs/product/posts.md, "Reminding"). Returns how many. Throws 404, and 409 `not_out` for news and
 * for a circular without readers at present.
 */
export async function remindReaders(posts: Posts, caller: Caller, id: number): Promise<{ count: number }> {
  for (let count = 0; ;) {
    // In batches, so that other writes get their turn; a killed run is ended by the next press of the button.
    const reminded = await posts.write((tx, invalidate) => remindBatch(posts, tx, invalidate, { caller, id }));
    count += reminded;
    if (reminded < BATCH) return { count };
  }
}

/** Reminds the next people and records how many they are; returns their number. */
async function remindBatch(
  posts: Posts,
  tx: Tx,
  invalidate: Invalidate,
  { caller, id }: { caller: Caller; id: number },
): Promise<number> {
  // Locked, so that of two clerks at once the second finds the people reminded.
  const post = await lockPost(tx, caller, id);
  const now = posts.clock.now();
  const today = dayIso(now);
  if (post.kind === 'news' || stateAt(now, post) !== 'published') throw refuse.conflict('not_out', (t) => t.notOut);
  const people = await tx
    .select({ id: users.id, language: users.language })
    .from(users)
    .leftJoin(postReceipts, and(eq(postReceipts.postId, id), eq(postReceipts.userId, users.id)))
    .where(
      and(
        isAddressed(asSql(post.audience), today),
        not(withoutAddress()),
        isNull(post.needsAck ? postReceipts.ackAt : postReceipts.readAt),
        or(isNull(postReceipts.remindedOn), lt(postReceipts.remindedOn, today)),
      ),
    )
    .orderBy(asc(users.id))
    .limit(BATCH);
  if (people.length === 0) return 0;
  // Not `toldAt`: a delivery that is still in progress has to reach them, with the mail of an urgent circular.
  await tx
    .insert(postReceipts)
    .values(people.map(({ id: userId }) => ({ postId: id, userId, remindedOn: today })))
    .onConflictDoUpdate({ target: [postReceipts.postId, postReceipts.userId], set: { remindedOn: today } });
  await notifyOf(posts, tx, invalidate, post, {
    people,
    key: post.needsAck ? 'posts.remind_to_confirm' : 'posts.remind',
  });
  await recordAudit(tx, {
    at: now,
    actor: caller,
    action: 'post.remind',
    target: targetOf(post),
    after: { people: people.length },
  });
  invalidate(postsTopic);
  return people.length;
}
