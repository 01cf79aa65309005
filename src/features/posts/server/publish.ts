import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import type { Caller } from '~/shared/access';
import { DAY_MS, fromIso, toIso } from '~/shared/dates';
import { dayIso } from '~/shared/membership-status';
import type { OfficePost } from '../contract';
import { urgentLimit } from '../contract/choices';
import type { PublishForm } from '../contract/forms';
import { isOneTooMany, stateAt } from '../rules';
import { countAddressed } from './audience';
import { deliveryJob, publishJob, type Posts } from './context';
import { invalidateOf, lockPost, readPost, targetOf } from './office-post';
import { refuse } from './refusals';
import { posts as table, type PostRow } from './tables';

/**
 * Publishes a post now, or at a moment to come; throws 400 for an empty audience, and 409 for a published or archived
 * post and for too many urgent ones.
 */
export function publishPost(posts: Posts, caller: Caller, id: number, form: PublishForm): Promise<OfficePost> {
  const { write, clock } = posts;
  return write(async (tx, invalidate) => {
    const post = await lockPost(tx, caller, id, form?.updated_at);
    const now = clock.now();
    const state = stateAt(now, post);
    if (state === 'published') throw refuse.conflict('published', (t) => t.alreadyOut);
    if (state === 'archived') throw refuse.conflict('archived', (t) => t.isArchived);
    const wanted =
      form?.publish_at === undefined ? post.publishAt : form.publish_at === null ? null : fromIso(form.publish_at);
    const publishAt = wanted !== null && wanted > now ? wanted : now;
    await refuseUnready(tx, post, publishAt, dayIso(now));
    const next = { state: publishAt > now ? ('scheduled' as const) : ('published' as const), publishAt };
    await tx
      .update(table)
      .set({ ...next, updatedAt: now })
      .where(eq(table.id, id));
    if (next.state === 'scheduled') await queuePublishing(posts, tx, { id, publishAt });
    else await queueDelivery(posts, tx, id);
    const action = next.state === 'scheduled' ? 'post.schedule' : 'post.publish';
    await recordAudit(tx, {
      at: now,
      actor: caller,
      action,
      target: targetOf(post),
      after: { publish_at: toIso(publishAt), urgent: post.urgent },
    });
    // A scheduled post too: cached answers lack the moment at which they change by themselves.
    invalidateOf(post, invalidate);
    return readPost(posts, caller, id, tx);
  });
}

/** Schedules an edited post and returns the changed columns: without a time a draft. Throws what publishing throws. */
export async function reschedule(posts: Posts, tx: Tx, post: PostRow): Promise<Partial<PostRow>> {
  const now = posts.clock.now();
  if (post.publishAt === null) return { state: 'draft' };
  if (post.publishAt <= now) throw refuse.invalid((t) => ({ publish_at: [t.momentPast] }));
  await refuseUnready(tx, post, post.publishAt, dayIso(now));
  await queuePublishing(posts, tx, { id: post.id, publishAt: post.publishAt });
  return {};
}

async function refuseUnready(tx: Tx, post: PostRow, publishAt: Date, today: string): Promise<void> {
  // News has no audience.
  if (post.kind === 'news') return;
  if ((await countAddressed(tx, post.audience, today)).count === 0)
    throw refuse.invalid((t) => ({ audience: [t.audienceNobody] }));
  if (!post.urgent) return;
  // Two publications at the same time: the second waits for the first and reads its result.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('posts.urgent'))`);
  const span = urgentLimit.days * DAY_MS;
  const [from, to] = [new Date(publishAt.getTime() - span), new Date(publishAt.getTime() + span)];
  const others = await tx
    .select({ at: table.publishAt })
    .from(table)
    .where(
      and(
        eq(table.urgent, true),
        ne(table.state, 'draft'),
        ne(table.id, post.id),
        gt(table.publishAt, from),
        lt(table.publishAt, to),
      ),
    );
  if (
    isOneTooMany(
      others.flatMap(({ at }) => at ?? []),
      publishAt,
    )
  )
    throw refuse.conflict('too_many_urgent', (t) => t.tooManyUrgent);
}

const publishSchema = z.object({ post: z.number(), at: z.iso.datetime() });

/** Queues the publication of a scheduled post: one job for each moment, and `again` for one that may be over. */
export const queuePublishing = (
  { jobs }: Posts,
  tx: Tx,
  { id, publishAt }: { id: number; publishAt: Date },
  again?: Date,
) =>
  jobs.queue(
    tx,
    publishJob,
    { post: id, at: publishAt.toISOString() },
    { key: keyOf(`${id}:${publishAt.toISOString()}`, again), startAfter: publishAt },
  );

/** Queues the delivery of a post: one job for each post, since a post is published once, and `again` for a cut one. */
export const queueDelivery = ({ jobs }: Posts, tx: Tx, id: number, again?: Date) =>
  jobs.queue(tx, deliveryJob, { post: id }, { key: keyOf(String(id), again) });

const keyOf = (event: string, again: Date | undefined) => (again ? `${event}:${+again}` : event);

/** Registers the job that publishes scheduled posts. */
export function workOnPublishing(posts: Posts): void {
  posts.jobs.work(publishJob, async (data, { signal }) => {
    const { post, at } = publishSchema.parse(data);
    // Jobs start by the database's clock; the post is published by the site's clock.
    for (let early = untilThen(posts, at); early > 0; early = untilThen(posts, at)) {
      signal.throwIfAborted();
      await sleep(Math.min(early, 1000));
    }
    await publishDue(posts, post);
  });
}

const untilThen = ({ clock }: Posts, at: string) => new Date(at).getTime() - clock.now().getTime();

/** Publishes a scheduled post whose moment has come, and queues its delivery. Does nothing with another post. */
export function publishDue(posts: Posts, id: number): Promise<void> {
  const { write, clock } = posts;
  return write(async (tx, invalidate) => {
    const [post] = await tx.select().from(table).where(eq(table.id, id)).for('update');
    const now = clock.now();
    if (post?.state !== 'scheduled' || stateAt(now, post) !== 'published') return;
    await tx.update(table).set({ state: 'published' }).where(eq(table.id, id));
    await queueDelivery(posts, tx, id);
    await recordAudit(tx, {
      at: now,
      actor: null,
      action: 'post.publish',
      target: targetOf(post),
      after: { publish_at: toIso(post.publishAt!), urgent: post.urgent },
    });
    invalidateOf(post, invalidate);
  });
}
