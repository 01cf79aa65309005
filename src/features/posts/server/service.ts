import { and, eq, inArray } from 'drizzle-orm';
import { areas, units } from '~/features/areas/server/public';
import { describe, difference, record } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { changedColumns, columnsOf } from '~/platform/database/columns';
import { refuseStale } from '~/platform/database/stale';
import { conflict, invalid, notFound } from '~/platform/errors/http-error';
import { storing } from '~/platform/files/storing';
import type { Invalidate } from '~/platform/topics';
import type { Caller } from '~/shared/access';
import { fromIso } from '~/shared/dates';
import { newsTopic, postsTopic, type OfficePost } from '../contract';
import type { PostKind } from '../contract/choices';
import { audienceForm, postForm, type Audience, type PostEditForm, type PostForm } from '../contract/forms';
import { stateAt } from '../rules';
import * as texts from '../texts';
import { lookedAfter } from './audience';
import type { Posts } from './context';
import { presentOfficePost } from './present';
import { postFiles, posts as table } from './tables';
import { countReceipts, findFiles, findOfficePost, type OfficeRow, type PostRow } from './views';
import { reschedule } from './publish';

/** A post as the office works on it; 404 for one that somebody does not look after. */
export async function readPost(
  posts: Posts,
  caller: Caller,
  id: number,
  db: Posts['db'] | Tx = posts.db,
): Promise<OfficePost> {
  return present(posts, db, caller, await sought(db, caller, id));
}

async function sought(db: Posts['db'] | Tx, caller: Caller, id: number): Promise<OfficeRow> {
  const row = await findOfficePost(db, lookedAfter(caller), id);
  if (!row) throw notFound(texts.postUnknown);
  return row;
}

async function present(
  { addresses, clock }: Posts,
  db: Posts['db'] | Tx,
  caller: Caller,
  row: OfficeRow,
): Promise<OfficePost> {
  const { id } = row.post;
  const files = (await findFiles(db, id)).map((file) => addresses.ofOffice(file, caller.id));
  return presentOfficePost(row, (await countReceipts(db, [id])).get(id), files, clock.now());
}

/** Locks a post that somebody looks after; 404, and 409 `stale` when it was saved since `readAt`. */
export async function lockPost(tx: Tx, caller: Caller, id: number, readAt?: string): Promise<PostRow> {
  const [post] = await tx
    .select()
    .from(table)
    .where(and(eq(table.id, id), lookedAfter(caller)))
    .for('update');
  if (!post) throw notFound(texts.postUnknown);
  refuseStale(post, readAt);
  return post;
}

/** Says that a post has changed. News is in everybody's answers too. */
export function invalidateOf({ kind }: { kind: PostKind }, invalidate: Invalidate): void {
  invalidate(postsTopic);
  if (kind === 'news') invalidate(newsTopic);
}

export const targetOf = ({ id, title }: { id: number; title: string }) => ({ type: 'post', id, name: title });

const nobody = audienceForm.parse({});
const everybody = audienceForm.parse({ all: true });

/** A new draft. An area admin's is a circular for their own area. */
export function addPost(posts: Posts, caller: Caller, form: PostForm): Promise<OfficePost> {
  const { write, clock } = posts;
  const now = clock.now();
  return write(async (tx, invalidate) => {
    const {
      kind,
      urgent = false,
      needs_ack = false,
      audience: wanted = kind === 'news' ? everybody : nobody,
      ...rest
    } = form;
    refuseForNews({ kind, urgent, needs_ack });
    const { audience, areaId } = await audienceOf(tx, caller, kind, wanted);
    const given = { ...rest, urgent, needs_ack, audience };
    const row = {
      ...postColumns(given),
      kind,
      areaId,
      state: 'draft' as const,
      authorId: caller.id,
      createdAt: now,
      updatedAt: now,
    };
    const [made] = await tx
      .insert(table)
      .values(row as typeof table.$inferInsert)
      .returning({ id: table.id });
    const saved = await readPost(posts, caller, made!.id, tx);
    await record(tx, {
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
 * Changes what is sent; what is saved already is no change. What people were told of stays as it was then: audience, time, urgency
 * and confirmation (409 `published`). One that is scheduled follows its changes, and is a draft again without a time.
 */
export function editPost(posts: Posts, caller: Caller, id: number, form: PostEditForm): Promise<OfficePost> {
  const { write, clock } = posts;
  const { updated_at: readAt, ...changes } = form;
  return write(async (tx, invalidate) => {
    const locked = await lockPost(tx, caller, id, readAt);
    const now = clock.now();
    const state = stateAt(now, locked);
    if (state === 'archived') throw conflict('archived', texts.isArchived);
    const { audience, ...rest } = changes;
    const given = {
      ...rest,
      ...(audience && { audience: (await audienceOf(tx, caller, locked.kind, audience)).audience }),
    };
    refuseForNews({ kind: locked.kind, urgent: given.urgent, needs_ack: given.needs_ack });
    const columns = changedColumns(locked, postColumns(given));
    if (!columns) return readPost(posts, caller, id, tx);
    const { publishAt, urgent, needsAck, audience: another } = columns;
    const isFixed = [publishAt, urgent, needsAck, another].some((value) => value !== undefined);
    if (state === 'published' && isFixed) throw conflict('published', texts.fixedOnceOut);
    const before = await readPost(posts, caller, id, tx);
    const next = { ...locked, ...columns };
    const scheduled = state === 'scheduled' && isFixed ? await reschedule(posts, tx, next) : {};
    await tx
      .update(table)
      .set({ ...columns, ...scheduled, updatedAt: now })
      .where(eq(table.id, id));
    const saved = await readPost(posts, caller, id, tx);
    const change = difference(described(before), described(saved));
    await record(tx, { at: now, actor: caller, action: 'post.edit', target: targetOf(saved), ...change });
    invalidateOf(locked, invalidate);
    return saved;
  });
}

/** Deletes a draft; its files go once that is committed. */
export function deletePost({ write, clock, files, log }: Posts, caller: Caller, id: number): Promise<void> {
  return storing(files, log, async (store) => {
    const keys = await write(async (tx, invalidate) => {
      const locked = await lockPost(tx, caller, id);
      if (locked.state !== 'draft') throw conflict('published', texts.onlyDraftsGo);
      const gone = await tx.delete(postFiles).where(eq(postFiles.postId, id)).returning({ key: postFiles.key });
      await tx.delete(table).where(eq(table.id, id));
      invalidateOf(locked, invalidate);
      const before = { kind: locked.kind, title: locked.title };
      await record(tx, { at: clock.now(), actor: caller, action: 'post.delete', target: targetOf(locked), before });
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
  if (urgent) throw invalid({ urgent: [texts.newsNotUrgent] });
  if (needsAck) throw invalid({ needs_ack: [texts.newsNoAck] });
}

type Read = Posts['db'] | Tx;

/** The audience of a post as this person may choose it, and whose the post is by that: an area admin's their own area's. */
async function audienceOf(
  tx: Tx,
  caller: Caller,
  kind: PostKind,
  audience: Audience,
): Promise<{ audience: Audience; areaId: number | null }> {
  const isOffice = caller.isStaff || caller.isSuperuser;
  if (kind === 'circular')
    return { audience: await audienceFor(tx, caller, audience), areaId: isOffice ? null : caller.areaId };
  if (!isOffice) throw invalid({ kind: [texts.newsByOffice] });
  if (!audience.all) throw invalid({ audience: [texts.newsForAll] });
  return { audience, areaId: null };
}

/** The audience of a circular as this person may choose it; 400 on `audience` for what is not there or not theirs to address. */
export async function audienceFor(db: Read, caller: Caller, audience: Audience): Promise<Audience> {
  await refuseUnknown(db, audience);
  if (caller.isStaff || caller.isSuperuser) return audience;
  const own = caller.areaId;
  if (own === null || audience.all || audience.areas.some((area) => area !== own))
    throw invalid({ audience: [texts.ownAreaOnly] });
  const ownUnits = await db.$count(units, and(inArray(units.id, [...audience.units, -1]), eq(units.areaId, own)));
  if (ownUnits !== audience.units.length) throw invalid({ audience: [texts.ownAreaOnly] });
  return { ...audience, areas: [own] };
}

async function refuseUnknown(db: Read, audience: Audience): Promise<void> {
  if ((await db.$count(areas, inArray(areas.id, [...audience.areas, -1]))) !== audience.areas.length)
    throw invalid({ audience: [texts.areaUnknown] });
  if ((await db.$count(units, inArray(units.id, [...audience.units, -1]))) !== audience.units.length)
    throw invalid({ audience: [texts.unitUnknown] });
}
