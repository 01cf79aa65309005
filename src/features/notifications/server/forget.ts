import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { insertRows, type Tx } from '~/platform/database';
import { revivedRow } from '~/platform/undo';
import type { Invalidate } from '~/platform/topics';
import { topicOf } from '~/shared/contract';
import { noticesTopic } from '../contract';
import type { NoticeKind } from '../contract/choices';
import { notices } from './tables';

/** The notices to delete. */
export interface Forgotten {
  /** The subject or part that they are about, or several: `question:12`, `answer:34`. */
  of: string | readonly string[];
  kind?: NoticeKind;
  /** Only notices that were neither read nor mailed; the others prevent a second notice of the same event (`once`). */
  unseen?: true;
  /** Only unread notices. */
  unread?: true;
  /** The person whose notices stay: the author, when a post is hidden from everyone else. */
  except?: number | null;
}

/** Deletes notices, in the transaction of the change that makes them wrong; returns them, for `restore`. */
export async function forget(
  tx: Tx,
  invalidate: Invalidate,
  { of, kind, unseen, unread, except }: Forgotten,
): Promise<(typeof notices.$inferSelect)[]> {
  const about = [of].flat();
  const which = and(
    or(inArray(notices.subject, about), inArray(notices.part, about)),
    kind && eq(notices.kind, kind),
    unseen && and(isNull(notices.readAt), isNull(notices.mailedAt)),
    unread && isNull(notices.readAt),
    except ? ne(notices.userId, except) : undefined,
  );
  const gone = await tx.delete(notices).where(which).returning();
  invalidate(...gone.filter(({ readAt }) => readAt === null).map(({ userId }) => topicOf(noticesTopic, userId)));
  return gone;
}

/** Delivers notices again that `forget` deleted, when its change is taken back. They may have gone through JSON. */
export async function restore(
  tx: Tx,
  invalidate: Invalidate,
  forgotten: readonly (typeof notices.$inferSelect)[],
): Promise<void> {
  await insertRows(
    tx,
    notices,
    forgotten.map(({ id: _id, ...notice }) => revivedRow(notices, notice)),
    sql`on conflict do nothing`,
  );
  invalidate(...forgotten.map(({ userId }) => topicOf(noticesTopic, userId)));
}
