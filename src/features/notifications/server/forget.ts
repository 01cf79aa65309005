import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import type { Invalidate } from '~/platform/topics';
import { topicOf } from '~/shared/contract';
import { noticesTopic } from '../contract';
import type { NoticeKind } from '../contract/choices';
import { notices } from './tables';

/** Which notices go. */
export interface Forgotten {
  /** What they speak of, wholly or in part: `question:12`, `answer:34`. */
  of: string;
  kind?: NoticeKind;
  /** Only those that nobody has read or been mailed; the others keep the same thing from being told again (`once`). */
  unseen?: true;
  /** Only those that nobody has read. */
  unread?: true;
  /** Whose notices stay: the author's, when a post is hidden from everybody else. */
  except?: number | null;
}

/** Takes notices away, in the transaction of what makes them wrong. */
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
