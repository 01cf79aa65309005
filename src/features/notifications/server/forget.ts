import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import type { Invalidate } from '~/platform/topics';
import { topicOf } from '~/shared/contract';
import { noticesTopic } from '../contract';
import type { NoticeKind } from '../contract/choices';
import { notices } from './tables';

/** The notices to delete. */
export interface Forgotten {
  /** The subject or part that they are about: `question:12`, `answer:34`. */
  of: string;
  kind?: NoticeKind;
  /** Only notices that were neither read nor mailed; the others prevent a second notice of the same event (`once`). */
  unseen?: true;
  /** Only unread notices. */
  unread?: true;
  /** The person whose notices stay: the author, when a post is hidden from everyone else. */
  except?: number | null;
}

/** Deletes notices, in the transaction of the change that makes them wrong. */
export async function forget(
  tx: Tx,
  invalidate: Invalidate,
  { of, kind, unseen, unread, except }: Forgotten,
): Promise<void> {
  const which = and(
    or(eq(notices.subject, of), eq(notices.part, of)),
    kind && eq(notices.kind, kind),
    unseen && and(isNull(notices.readAt), isNull(notices.mailedAt)),
    unread && isNull(notices.readAt),
    except ? ne(notices.userId, except) : undefined,
  );
  const gone = await tx.delete(notices).where(which).returning({ userId: notices.userId, readAt: notices.readAt });
  invalidate(...gone.filter(({ readAt }) => readAt === null).map(({ userId }) => topicOf(noticesTopic, userId)));
}
