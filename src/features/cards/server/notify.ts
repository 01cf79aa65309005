import { createNoticeWords } from '~/features/notifications/server/public';
import type { Tx } from '~/platform/database';
import type { Invalidate } from '~/platform/topics';
import { both } from '../texts/both';
import type { Cards } from './context';

const wordsBy = createNoticeWords(both.en.notices);

/** Returns the notice of an action of the office on a member's card; `title` is the line below. */
export const cardNotice = (userId: number, key: keyof typeof both.en.notices, title: string) => ({
  kind: 'card' as const,
  ...wordsBy(key),
  title,
  link: '/member/card' as const,
  subject: `card:${userId}`,
});

/**
 * Notifies a member by bell about an action of the office on their card; `title` is the line below, in no language of
 * the site. Replaces unread notices about the card, because the newest is the current state.
 */
export async function notifyHolder(
  { notices }: Pick<Cards, 'notices'>,
  tx: Tx,
  invalidate: Invalidate,
  userId: number,
  key: keyof typeof both.en.notices,
  title: string,
) {
  const notice = cardNotice(userId, key, title);
  await notices.forget(tx, invalidate, { of: notice.subject, unseen: true });
  await notices.notify(tx, invalidate, { ...notice, to: [userId] });
}
