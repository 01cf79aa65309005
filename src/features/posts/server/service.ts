import { and, eq, inArray } from 'drizzle-orm';
import { areas, units } from '~/features/areas/server/public';
import { describe, difference, recordAudit } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { changedColumns, columnsOf } from '~/platform/database/columns';
import { withStoredFiles } from '~/platform/files/with-stored-files';
import type { Caller } from '~/shared/access';
import { fromIso } from '~/shared/dates';
import type { OfficePost } from '../contract';
import type { PostKind } from '../contract/choices';
import { audienceForm, postForm, type Audience, type PostEditForm, type PostForm } from '../contract/forms';
import { stateAt } from '../rules';
import type { Posts } from './context';
import { invalidateOf, lockPost, readPost, targetOf } from './office-post';
import { refuse } from './refusals';
import { postFiles, posts as table } from './tables';
import { reschedule } from './publish';

const noAudience = audienceForm.parse({});
const everyone = audienceForm.parse({ all: true });

/** Adds a draft; an area admin's draft is a circular for the own area. Throws 400 by field. */
export function addPost(posts: Posts, caller: Caller, form: PostForm): Promise<OfficePost> {
  const { write, clock } = posts;
  const now = clock.now();
  return write(async (tx, invalidate) => {
    const {
      kind,
      urgent = false,
      needs_ack = false,
      audience: wanted = kind === 'news' ? everyone : noAudience,
      ...rest
    } = form;
    refuseForNews({ kind, urgent, needs_ack });
    const { audience, areaId } = await audienceOf(tx, caller, kind, wanted);
    const fields = { ...rest, urgent, needs_ack, audience };
    const row = {
      ...postColumns(fields),
      kind,
      areaId,
      state: 'draft' as const,
      authorId: caller.id,
      createdAt: now,
      updatedAt: now,
    };
    const [inserted] = await tx
      .insert(table)
      .values(row as typeof table.$inferInsert)
      .returning({ id: table.id });
    const saved = await readPost(posts, caller, inserted!.id, tx);
    await recordAudit(tx, {
      at: now,
      actor: caller,
      action: 'post.create',
      target: targetOf(saved),
      after: described(saved),
    });
    invalidateOf(saved, invalidate);
    return saved;
  });
}

/**
 * Changes the sent fields of a post. A published post keeps its audience, time, urgency and confirmation (409
 * `published`). A scheduled post follows a change of its time, and without a time is a draft again. Throws 404, 409
 * `stale` and `archived`, and 400 by field.
 */
export function editPost(posts: Posts, caller: Caller, id: number, form: PostEditForm): Promise<OfficePost> {
  const { write, clock } = posts;
  const { updated_at: readAt, ...changes } = form;
  return write(async (tx, invalidate) => {
    const locked = await lockPost(tx, caller, id, readAt);
    const now = clock.now();
    const state = stateAt(now, locked);
    if (state === 'archived') throw refuse.conflict('archived', (t) => t.isArchived);
    const { audience, ...rest } = changes;
    const fields = {
      ...rest,
      ...(audience && { audience: (await audienceOf(tx, caller, locked.kind, audience)).audience }),
    };
    refuseForNews({ kind: locked.kind, urgent: fields.urgent, needs_ack: fields.needs_ack });
    const columns = changedColumns(locked, postColumns(fields));
    if (!columns) return readPost(posts, caller, id, tx);
    const { publishAt, urgent, needsAck, audience: another } = columns;
    const isFixed = [publishAt, urgent, needsAck, another].some((value) => value !== undefined);
    if (state === 'published' && isFixed) throw refuse.conflict('published', (t) => t.fixedOnceOut);
    const before = await readPost(posts, caller, id, tx);
    const next = { ...locked, ...columns };
    const scheduled = state === 'scheduled' && isFixed ? await reschedule(posts, tx, next) : {};
    await tx
      .update(table)
      .set({ ...columns, ...scheduled, updatedAt: now })
      .where(eq(table.id, id));
    const saved = await readPost(posts, caller, id, tx);
    const change = difference(described(before), described(saved));
    await recordAudit(tx, { at: now, actor: caller, action: 'post.edit', target: targetOf(saved), ...change });
    invalidateOf(locked, invalidate);
    return saved;
  });
}

/** Deletes a draft, its files after the commit; throws 404, and 409 `published` for another state. */
export function deletePost({ write, clock, files, log }: Posts, caller: Caller, id: number): Promise<void> {
  return withStoredFiles(files, log, async (store) => {
    const keys = await write(async (tx, invalidate) => {
      const locked = await lockPost(tx, caller, id);
      if (locked.state !== 'draft') throw refuse.conflict('published', (t) => t.onlyDraftsGo);
      const gone = await tx.delete(postFiles).where(eq(postFiles.postId, id)).returning({ key: postFiles.key });
      await tx.delete(table).where(eq(table.id, id));
      invalidateOf(locked, invalidate);
      const before = { kind: locked.kind, title: locked.title };
      await recordAudit(tx, {
        at: clock.now(),
        actor: caller,
        action: 'post.delete',
        target: targetOf(locked),
        before,
      });
      return gone.map(({ key }) => key);
    });
    await store.delete(keys);
  });
}

const postColumns = ({ publish_at: at, ...fields }: Omit<PostEditForm, 'updated_at'>) =>
  columnsOf(
    table,
    { ...fields, ...(at !== undefined && { publishAt: at === null ? null : fromIso(at) }) },
    {
      title_ml: 'titleMl',
      body_ml: 'bodyMl',
      pinned_until: 'pinnedUntil',
      needs_ack: 'needsAck',
    },
  );

const described = (post: OfficePost) => describe(postForm, post);

function refuseForNews({
  kind,
  urgent,
  needs_ack: needsAck,
}: {
  kind: PostKind;
  urgent?: boolean | undefined;
  needs_ack?: boolean | undefined;
}): void {
  if (kind !== 'news') return;
  if (urgent) throw refuse.invalid((t) => ({ urgent: [t.newsNotUrgent] }));
  if (needsAck) throw refuse.invalid((t) => ({ needs_ack: [t.newsNoAck] }));
}

type Read = Posts['db'] | Tx;

/** Returns the audience of a post and the area that owns it, null for the office; throws 400 by field. */
async function audienceOf(
  tx: Tx,
  caller: Caller,
  kind: PostKind,
  audience: Audience,
): Promise<{ audience: Audience; areaId: number | null }> {
  const isOffice = caller.isStaff || caller.isSuperuser;
  if (kind === 'circular')
    return { audience: await audienceFor(tx, caller, audience), areaId: isOffice ? null : caller.areaId };
  if (!isOffice) throw refuse.invalid((t) => ({ kind: [t.newsByOffice] }));
  if (!audience.all) throw refuse.invalid((t) => ({ audience: [t.newsForAll] }));
  return { audience, areaId: null };
}

/** Returns a circular's audience as the caller may choose it; throws 400 on `audience` for foreign entries. */
export async function audienceFor(db: Read, caller: Caller, audience: Audience): Promise<Audience> {
  await refuseUnknown(db, audience);
  if (caller.isStaff || caller.isSuperuser) return audience;
  const ownAreaId = caller.areaId;
  if (ownAreaId === null || audience.all || audience.areas.some((area) => area !== ownAreaId))
    throw refuse.invalid((t) => ({ audience: [t.ownAreaOnly] }));
  const ownUnits = await db.$count(units, and(inArray(units.id, [...audience.units, -1]), eq(units.areaId, ownAreaId)));
  if (ownUnits !== audience.units.length) throw refuse.invalid((t) => ({ audience: [t.ownAreaOnly] }));
  return { ...audience, areas: [ownAreaId] };
}

async function refuseUnknown(db: Read, audience: Audience): Promise<void> {
  if ((await db.$count(areas, inArray(areas.id, [...audience.areas, -1]))) !== audience.areas.length)
    throw refuse.invalid((t) => ({ audience: [t.areaUnknown] }));
  if ((await db.$count(units, inArray(units.id, [...audience.units, -1]))) !== audience.units.length)
    throw refuse.invalid((t) => ({ audience: [t.unitUnknown] }));
}
