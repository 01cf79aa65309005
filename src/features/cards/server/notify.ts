import { toldBy } from '~/features/notifications/server/public';
import type { Tx } from '~/platform/database';
import type { Invalidate } from '~/platform/topics';
import { both } from '../texts/both';
import type { Cards } from './context';

const told = toldBy(both.en.notices);

/**
 * Tells a member by the bell what the office did with their card; `title` is the line below, in no language of ours. Takes the place
 * of what they have not read yet: the newest says how things stand.
 */
export async function tellHolder(
  { notices }: Pick<Cards, 'notices'>,
  tx: Tx,
  invalidate: Invalidate,
  userId: number,
  key: keyof typeof both.en.notices,
  title: string,
) {
  const subject = `card:${userId}`;
  await notices.forget(tx, invalidate, { of: subject, unseen: true });
  await notices.notify(tx, invalidate, {
    to: [userId],
    kind: 'card',
    ...told(key),
    title,
    link: '/member/card',
    subject,
  });
}
