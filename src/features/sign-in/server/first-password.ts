import { and, inArray, not } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import { DAY_MS } from '~/shared/dates';
import { queueMail } from '~/platform/mail';
import type { Site } from '~/platform/site';
import { firstPasswordDays } from '../contract';
import { firstPassword } from './mails';
import { activePeople, toPerson, users, withoutAddress } from '~/features/people/server/public';
import { resetTokens } from './tables';
import { hashToken, newToken } from './tokens';

const BATCH = 50;

/**
 * Mails a person a link for a first password, which works like the links of the password reset but for some days. A
 * second mail with the same key is dropped.
 */
export async function mailFirstPassword(
  site: Pick<Site, 'config' | 'jobs' | 'clock' | 'names'>,
  tx: Tx,
  user: typeof users.$inferSelect,
  key?: string,
): Promise<void> {
  const { clock, config } = site;
  const token = newToken();
  const expiresAt = new Date(clock.now().getTime() + firstPasswordDays * DAY_MS);
  await tx.insert(resetTokens).values({ userId: user.id, tokenHash: hashToken(token), expiresAt });
  const link = { uid: user.id, token, membershipId: user.membershipId ?? '', days: firstPasswordDays };
  const mail = firstPassword(toPerson(user), link, config);
  await queueMail(site, tx, mail, { kind: 'first-password', reader: user.id, about: [], key });
}

/**
 * Mails approved people who have an address a link for a first password. `event` names the occasion: a person gets one
 * mail for it, however often this is run.
 */
export async function mailPasswordLinks(
  site: Site,
  ids: readonly number[],
  { event, signal }: { event: string; signal: AbortSignal },
) {
  for (let from = 0; from < ids.length; from += BATCH) {
    signal.throwIfAborted();
    await site.write(async (tx) => {
      const ofBatch = inArray(users.id, ids.slice(from, from + BATCH));
      const batch = and(ofBatch, activePeople(), not(withoutAddress()));
      for (const user of await tx.select().from(users).where(batch))
        await mailFirstPassword(site, tx, user, `${event}:${user.id}`);
    });
  }
}
