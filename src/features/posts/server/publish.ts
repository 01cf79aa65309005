import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { record } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { conflict, invalid } from '~/platform/errors/http-error';
import type { Caller } from '~/shared/access';
import { fromIso, toIso } from '~/shared/dates';
import { dayIso } from '~/shared/standing';
import type { OfficePost } from '../contract';
import { urgentLimit } from '../contract/choices';
import type { PublishForm } from '../contract/forms';
import { isOneTooMany, stateAt } from '../rules';
import * as texts from '../texts';
import { countAddressed } from './audience';
import { publishJob, subjectOf, tellJob, type Posts } from './context';
import { invalidateOf, lockPost, readPost, targetOf } from './service';
import { posts as table } from './tables';
import type { PostRow } from './views';

/** Publishes a post now, or at a moment to come; 400 for an empty audience, 409 for one that is out, and for too many urgent ones. */
export function publishPost(posts: Posts, caller: Caller, id: number, form: PublishForm): Promise<OfficePost> {
  const { write, clock } = posts;
  return write(async (tx, invalidate) => {
    const post = await lockPost(tx, caller, id, form?.updated_at);
    const now = clock.now();
    const state = stateAt(now, post);
    if (state === 'published') throw conflict('published', texts.alreadyOut);
    if (state === 'archived') throw conflict('archived', texts.isArchived);
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
    else await queueTelling(posts, tx, id);
    const action = next.state === 'scheduled' ? 'post.schedule' : 'post.publish';
    await record(tx, {
      at: now,
      actor: caller,
      action,
      target: targetOf(post),
      after: { publish_at: toIso(publishAt), urgent: post.urgent },
    });
    // What is scheduled too: until now no answer knew that it will change by itself.
    invalidateOf(post, invalidate);
    return readPost(posts, caller, id, tx);
  });
}

/** What an edit makes of a scheduled post: without a time a draft again, else scheduled for its time; refused as publishing is. */
export async function reschedule(posts: Posts, tx: Tx, post: PostRow): Promise<Partial<PostRow>> {
  const now = posts.clock.now();
  if (post.publishAt === null) return { state: 'draft' };
  if (post.publishAt <= now) throw invalid({ publish_at: [texts.momentPast] });
  await refuseUnready(tx, post, post.publishAt, dayIso(now));
  await queuePublishing(posts, tx, { id: post.id, publishAt: post.publishAt });
  return {};
}

/** Takes a post out of sight, with its unread notices. One that was only scheduled was never out. */
export function archivePost(posts: Posts, caller: Caller, id: number, readAt: string | undefined): Promise<OfficePost> {
  const { write, clock, notices } = posts;
  return write(async (tx, invalidate) => {
    const post = await lockPost(tx, caller, id, readAt);
    const now = clock.now();
    const state = stateAt(now, post);
    if (state === 'draft') throw conflict('draft', texts.isDraft);
    if (state === 'archived') throw conflict('archived', texts.isArchived);
    await tx
      .update(table)
      .set({ state: 'archived', ...(state === 'scheduled' && { publishAt: null }), updatedAt: now })
      .where(eq(table.id, id));
    await notices.forget(tx, invalidate, { of: subjectOf(id), unread: true });
    await record(tx, { at: now, actor: caller, action: 'post.archive', target: targetOf(post) });
    invalidateOf(post, invalidate);
    return readPost(posts, caller, id, tx);
  });
}

async function refuseUnready(tx: Tx, post: PostRow, publishAt: Date, today: string): Promise<void> {
  // Visitors read news, whoever is a member or not.
  if (post.kind === 'news') return;
  if ((await countAddressed(tx, post.audience, today)) === 0) throw invalid({ audience: [texts.audienceNobody] });
  if (!post.urgent) return;
  // Of two that are published at once the second sees the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('posts.urgent'))`);
  const span = urgentLimit.days * 86_400_000;
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
    throw conflict('too_many_urgent', texts.tooManyUrgent);
}

const publishSchema = z.object({ post: z.number(), at: z.iso.datetime() });

const queuePublishing = ({ jobs }: Posts, tx: Tx, { id, publishAt }: { id: number; publishAt: Date }) =>
  jobs.queue(
    tx,
    publishJob,
    { post: id, at: publishAt.toISOString() },
    { key: `${id}:${publishAt.toISOString()}`, startAfter: publishAt },
  );

/** A post is published once, so its people are told by one job, however often that is done again. */
const queueTelling = ({ jobs }: Posts, tx: Tx, id: number) =>
  jobs.queue(tx, tellJob, { post: id }, { key: String(id) });

/** Says how a scheduled post comes out. */
export function workOnPublishing(posts: Posts): void {
  posts.jobs.work(publishJob, async (data, { signal }) => {
    const { post, at } = publishSchema.parse(data);
    // Jobs begin by the database's clock; people are told when the site's own says that it is out.
    for (let early = untilThen(posts, at); early > 0; early = untilThen(posts, at)) {
      signal.throwIfAborted();
      await sleep(Math.min(early, 1000));
    }
    await publishDue(posts, post);
  });
}

const untilThen = ({ clock }: Posts, at: string) => new Date(at).getTime() - clock.now().getTime();

/** Publishes a scheduled post whose moment has come, and has its people told. Does nothing with any other. */
export function publishDue(posts: Posts, id: number): Promise<void> {
  const { write, clock } = posts;
  return write(async (tx, invalidate) => {
    const [post] = await tx.select().from(table).where(eq(table.id, id)).for('update');
    const now = clock.now();
    if (post?.state !== 'scheduled' || stateAt(now, post) !== 'published') return;
    await tx.update(table).set({ state: 'published' }).where(eq(table.id, id));
    await queueTelling(posts, tx, id);
    await record(tx, {
      at: now,
      actor: null,
      action: 'post.publish',
      target: targetOf(post),
      after: { publish_at: toIso(post.publishAt!), urgent: post.urgent },
    });
    invalidateOf(post, invalidate);
  });
}
