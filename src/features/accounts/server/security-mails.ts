import { inArray, lt } from 'drizzle-orm';
import { entriesOf } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { queueMail, type MailContent } from '~/platform/mail';
import type { Site } from '~/platform/site';
import { dayOf, toIso } from '~/shared/dates';
import { fillText } from '~/shared/fill-text';
import type { Language } from '~/shared/language';
import { showMoment } from '~/shared/show-date';
import { both as common } from '~/shared/texts/both';
import { notMeDays } from '../contract';
import { maskEmail } from '../rules';
import { both } from '../texts/both';
import { mail, pageFor, toPerson } from './mails';
import { notMeLinks } from './tables';
import { hashToken, newToken } from './tokens';

/** As much of somebody as it takes to write to them; a row of `users` is one. */
export type Reader = Parameters<typeof toPerson>[0] & { id: number };

/** What has happened to somebody's account, in a language: the subject, and what the mail says of it. */
export type SecurityNews = (language: Language) => Pick<MailContent, 'title' | 'paragraphs'>;

interface Posting {
  /** The moment of what it is about, if that is not now: what was set up from then on goes with the link. */
  at?: Date;
  /** The address, when it is not the one that is stored. */
  to?: string;
  /** Names the event: a second mail with the same key is dropped (for 30 days). */
  key?: string;
}

/**
 * Tells somebody, in the transaction of what it is about, that something has happened to their account: in their language, with
 * the moment and with the link *That wasn't me*, which works once, for seven days (docs/product/security.md, "Mails").
 */
export async function queueSecurityMail(
  site: Pick<Site, 'config' | 'jobs' | 'clock'>,
  tx: Tx,
  user: Reader,
  news: SecurityNews,
  { to, key, at: now = site.clock.now() }: Posting = {},
): Promise<void> {
  const token = await makeLink(tx, user.id, now);
  const reader = toPerson(user, to);
  const { title, paragraphs } = news(reader.language);
  const words = both[reader.language].mails.security;
  const at = { label: words.when, value: showMoment(toIso(now), common[reader.language].dates) ?? '' };
  const content = {
    title,
    paragraphs: [...paragraphs, at, words.wasMe, fillText(words.notMe, { days: notMeDays })],
    button: { label: words.button, url: pageFor(reader, site.config, `/security/not-me/${token}`) },
  };
  await queueMail(site, tx, mail(reader, content), key);
}

/** A link for a mail. Clears away those that have expired, no matter whose they were. */
async function makeLink(tx: Tx, userId: number, now: Date): Promise<string> {
  const old = tx.select({ id: notMeLinks.id }).from(notMeLinks).where(lt(notMeLinks.expiresAt, now));
  await tx.delete(notMeLinks).where(inArray(notMeLinks.id, old.for('update', { skipLocked: true })));
  const token = newToken();
  const expiresAt = new Date(now.getTime() + notMeDays * 86_400_000);
  await tx.insert(notMeLinks).values({ userId, tokenHash: hashToken(token), createdAt: now, expiresAt });
  return token;
}

type Parts = Pick<Site, 'config' | 'jobs' | 'clock'>;

/**
 * Mails somebody that their account was signed in to on a device (in plain words, or null) that it was not known on; once a day for a name.
 * To be called before that login is recorded: of the first one ever nobody is told.
 */
export async function tellNewDevice(site: Parts, tx: Tx, user: Reader, device: string | null): Promise<void> {
  if (!(await hasSignedIn(tx, user.id))) return;
  const key = `new-device:${user.id}:${dayOf(site.clock.now())}:${device ?? ''}`;
  const news: SecurityNews = (language) => {
    const { newDevice: words } = both[language].mails.security;
    return { title: words.title, paragraphs: [words.done, { label: words.device, value: device ?? words.unknown }] };
  };
  await queueSecurityMail(site, tx, user, news, { key });
}

/** Mails somebody that they, or somebody else, have another password now. */
export function tellPasswordChanged(site: Parts, tx: Tx, user: Reader): Promise<void> {
  return queueSecurityMail(site, tx, user, (language) => {
    const { password: words } = both[language].mails.security;
    return { title: words.title, paragraphs: [words.done] };
  });
}

/** Mails somebody at both addresses that the one of their account is another; `user` still has the old one. */
export async function tellAddressChanged(
  site: Parts,
  tx: Tx,
  user: Reader & { email: string },
  next: string,
): Promise<void> {
  const news =
    (address: string): SecurityNews =>
    (language) => {
      const { address: words } = both[language].mails.security;
      return { title: words.title, paragraphs: [words.done, { label: words.now, value: address }, words.office] };
    };
  // Whoever reads the old mailbox, which may never have been the person's, learns as much of the new one as they need to recognise it.
  await queueSecurityMail(site, tx, user, news(maskEmail(next)));
  await queueSecurityMail(site, tx, user, news(next), { to: next });
}

/** Whether somebody has ever signed in, as the audit log has it. */
export async function hasSignedIn(tx: Tx, id: number): Promise<boolean> {
  for (const action of ['login.new_device', 'login.done']) {
    if ((await entriesOf(tx, action, { type: 'login', id })).length > 0) return true;
  }
  return false;
}
