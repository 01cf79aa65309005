import { isNull, sql } from 'drizzle-orm';
import { conflict, notFound } from '~/platform/errors/http-error';
import type { Caller } from '~/shared/access';
import { pageOf } from '~/shared/paging';
import { dayIso } from '~/shared/standing';
import type { Language } from '~/shared/language';
import { circularCalls, postsTopic, type Circular } from '../contract';
import * as texts from '../texts';
import { subjectOf, type Posts } from './context';
import { presentCircular, presentCircularRow } from './present';
import { postReceipts } from './tables';
import { findCircular, findCirculars, findFiles } from './views';

/** The circulars that somebody may read now. */
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

/** One circular. Whoever asks for it has read it: that is kept, once, and their notice of it is read too. */
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
  await notices.seen(caller.id, subjectOf(id));
  const files = (await findFiles(db, id)).map((file) => posts.addresses.ofCircular(file, caller.id));
  return presentCircular({ ...found, readAt: found.readAt ?? readAt }, files, { language, today: dayIso(readAt) });
}

/** Confirms that somebody has read a circular; the first time counts. */
export async function acknowledge(posts: Posts, caller: Caller, id: number, language: Language): Promise<Circular> {
  const found = await seek(posts, caller, id);
  if (!found.post.needsAck) throw conflict('no_ack', texts.noAckAsked);
  const now = posts.clock.now();
  await posts.write(async (tx, invalidate) => {
    await tx
      .insert(postReceipts)
      .values({ postId: id, userId: caller.id, readAt: now, ackAt: now })
      .onConflictDoUpdate({
        target: [postReceipts.postId, postReceipts.userId],
        set: {
          ackAt: sql`coalesce(${postReceipts.ackAt}, excluded.ack_at)`,
          readAt: sql`coalesce(${postReceipts.readAt}, excluded.read_at)`,
        },
      });
    invalidate(postsTopic);
  });
  return readCircular(posts, caller, id, language);
}

async function seek({ db, clock }: Posts, caller: Caller, id: number) {
  const now = clock.now();
  const found = await findCircular(db, caller.id, id, now, dayIso(now));
  if (!found) throw notFound(texts.circularUnknown);
  return found;
}
