import { isNull, sql } from 'drizzle-orm';
import { recordAudit } from '~/features/audit/server/public';
import type { Caller } from '~/shared/access';
import { pageOf } from '~/shared/paging';
import { dayIso } from '~/shared/membership-status';
import type { Language } from '~/shared/language';
import { circularCalls, postsTopic, type Circular } from '../contract';
import { subjectOf, type Posts } from './context';
import { presentCircular, presentCircularRow } from './present';
import { refuse } from './refusals';
import { postReceipts } from './tables';
import { findCircular, findCirculars, findFiles } from './views';

/** The number of circulars that a phone takes along. */
const mostKept = 20;

/** Returns a page of the circulars that a person may read now. */
export async function listCirculars(
  posts: Posts,
  caller: Caller,
  query: { page: number; page_size: number },
  language: Language,
) {
  const now = posts.clock.now();
  const today = dayIso(now);
  const { count, unread, rows } = await findCirculars(posts, caller.id, query, now, today);
  const page = pageOf(
    circularCalls.circulars.path,
    query,
    count,
    rows.map((row) => presentCircularRow(row, { language, today })),
  );
  return { ...page, unread_count: unread };
}

/** Returns the newest circulars with their texts, for a phone to take along; none of them counts as read. */
export async function keepCirculars(posts: Posts, caller: Caller, language: Language) {
  const now = posts.clock.now();
  const today = dayIso(now);
  const { unread, rows } = await findCirculars(posts, caller.id, { page: 1, page_size: mostKept }, now, today);
  const circulars = rows.map((row) => {
    const { files: _, ...circular } = presentCircular(row, [], { language, today });
    return { ...circular, file_count: row.files };
  });
  return { circulars, unread_count: unread };
}

/** Returns a circular; stores at the first call that it was read, and marks its notice as read. Throws 404. */
export async function readCircular(posts: Posts, caller: Caller, id: number, language: Language): Promise<Circular> {
  const { db, clock, write, notices } = posts;
  const found = await seek(posts, caller, id);
  const readAt = clock.now();
  if (found.readAt === null) {
    const seen = {
      target: [postReceipts.postId, postReceipts.userId],
      set: { readAt },
      setWhere: isNull(postReceipts.readAt),
    };
    await write(async (tx, invalidate) => {
      await tx.insert(postReceipts).values({ postId: id, userId: caller.id, readAt }).onConflictDoUpdate(seen);
      invalidate(postsTopic);
    });
  }
  await notices.markSeen(caller.id, subjectOf(id));
  const files = (await findFiles(db, id)).map((file) => posts.addresses.ofCircular(file, caller.id));
  return presentCircular({ ...found, readAt: found.readAt ?? readAt }, files, { language, today: dayIso(readAt) });
}

/**
 * Stores and records that the caller confirms a circular, once. Throws 404, and 409 `no_ack` when it asks for no
 * confirmation.
 */
export async function acknowledge(posts: Posts, caller: Caller, id: number, language: Language): Promise<Circular> {
  const found = await seek(posts, caller, id);
  if (!found.post.needsAck) throw refuse.conflict('no_ack', (t) => t.noAckAsked);
  const now = posts.clock.now();
  await posts.write(async (tx, invalidate) => {
    const confirmed = await tx
      .insert(postReceipts)
      .values({ postId: id, userId: caller.id, readAt: now, ackAt: now })
      .onConflictDoUpdate({
        target: [postReceipts.postId, postReceipts.userId],
        set: { ackAt: now, readAt: sql`coalesce(${postReceipts.readAt}, excluded.read_at)` },
        setWhere: isNull(postReceipts.ackAt),
      })
      .returning({ postId: postReceipts.postId });
    if (confirmed.length === 0) return;
    const target = { type: 'post', id, name: found.post.title };
    await recordAudit(tx, { at: now, actor: caller, action: 'post.acknowledge', target });
    invalidate(postsTopic);
  });
  return readCircular(posts, caller, id, language);
}

async function seek({ db, clock }: Posts, caller: Caller, id: number) {
  const now = clock.now();
  const found = await findCircular(db, caller.id, id, now, dayIso(now));
  if (!found) throw refuse.notFound((t) => t.circularUnknown);
  return found;
}
