import { eq } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import type { MailChoice } from '../contract/choices';
import { noticeSettings } from './tables';

/**
 * Chooses how somebody gets notices by mail. With `keep` only who gets none has a new choice: who has chosen mails already goes on
 * getting them as they were chosen.
 */
export async function chooseMail(
  tx: Tx,
  userId: number,
  mail: MailChoice,
  { keep = false }: { keep?: boolean } = {},
): Promise<void> {
  const set = tx.insert(noticeSettings).values({ userId, mail });
  const none = keep ? { setWhere: eq(noticeSettings.mail, 'none') } : {};
  await set.onConflictDoUpdate({ target: noticeSettings.userId, set: { mail }, ...none });
}

/** Keeps what somebody agrees to in step with a choice of mails; the privacy centre's, which knows notifications, so it is handed in. */
export type RecordMailChoice = (tx: Tx, userId: number, wants: boolean, at: Date) => Promise<unknown>;
