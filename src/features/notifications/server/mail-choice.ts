import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import { membersAndAbove, users, type OwnSetting } from '~/features/people/server/public';
import type { Tx } from '~/platform/database';
import { defaultChoice, type MailChoice } from '../contract/choices';
import { noticeSettings } from './tables';

/** Returns a condition on `users`: the person has withdrawn or declined the purpose of mails. */
export type DeclinesMails = () => SQL<boolean>;

/** Returns how a person receives notices by mail: as they chose, until then by default, and not at all if declined. */
export const mailSettingOf = (declinesMails: DeclinesMails): OwnSetting<{ mail: MailChoice }> => ({
  action: 'user.notice_mail',
  standard: { mail: defaultChoice },
  find: async (db, userId) => {
    const { mail, updatedAt } = noticeSettings;
    const found = await db
      .select({
        saved: { mail, updatedAt },
        joined: users.dateJoined,
        isMember: sql<boolean>`${membersAndAbove()}`,
        declined: declinesMails(),
      })
      .from(users)
      .leftJoin(noticeSettings, eq(noticeSettings.userId, users.id))
      .where(eq(users.id, userId));
    return found.map(({ saved, joined, isMember, declined }) => ({
      saved: declined || (!saved && !isMember) ? { mail: 'none', updatedAt: saved?.updatedAt ?? joined } : saved,
      joined,
    }));
  },
  save: (tx, userId, { mail }, updatedAt) =>
    tx
      .insert(noticeSettings)
      .values({ userId, mail, updatedAt })
      .onConflictDoUpdate({ target: noticeSettings.userId, set: { mail, updatedAt } }),
});

/**
 * Stores the choice that a decision in the privacy centre implies; that decision is recorded. With `keep` the choice
 * applies only to a person who receives none: an earlier choice of mails stays.
 */
export async function chooseMail(
  tx: Tx,
  userId: number,
  mail: MailChoice,
  { at, keep = false }: { at: Date; keep?: boolean },
): Promise<void> {
  await tx
    .insert(noticeSettings)
    .values({ userId, mail, updatedAt: at })
    .onConflictDoUpdate({
      target: noticeSettings.userId,
      set: { mail, updatedAt: at },
      setWhere: and(ne(noticeSettings.mail, mail), keep ? eq(noticeSettings.mail, 'none') : undefined),
    });
}

/** Keeps a person's consent in step with the choice of mails; handed in, as the privacy centre imports this. */
export type RecordMailChoice = (tx: Tx, userId: number, wants: boolean, at: Date) => Promise<unknown>;
