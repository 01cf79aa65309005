import { entriesOf } from '~/features/audit/server/public';
import type { Tx } from '~/platform/database';
import { queueMail, type MailContent, type MailKind } from '~/platform/mail';
import type { Site } from '~/platform/site';
import { DAY_MS, toIso } from '~/shared/dates';
import { fillText } from '~/shared/fill-text';
import type { Language } from '~/shared/language';
import { formatMoment } from '~/shared/format-date';
import { both as common } from '~/shared/texts/both';
import { notMeDays } from '../contract';
import { maskEmail } from '../rules';
import { both } from '../texts/both';
import { limits } from './limits';
import { mail, pageFor, toPerson } from '~/features/people/server/public';
import { deleteExpired } from './sweep';
import { notMeLinks } from './tables';
import { hashToken, newToken } from './tokens';

/** The columns of a person that a mail to them needs; a row of `users` is one. */
export type Reader = Parameters<typeof toPerson>[0] & { id: number };

/** Returns what has happened to a person's account, in a language: the subject and the text of the mail. */
export type SecurityNews = (language: Language) => Pick<MailContent, 'title' | 'paragraphs'>;

type Parts = Pick<Site, 'config' | 'jobs' | 'clock' | 'names'>;

interface Posting {
  kind: MailKind;
  /** The moment of the event, if that is not now: what was set up from then on is removed by the link. */
  at?: Date;
  to?: string;
}

/**
 * Mails a person, in the transaction of the event, that something has happened to their account: in their language,
 * with the moment and the link *That wasn't me*, which works once, for seven days (docs/product/security.md, "Mails").
 */
export async function queueSecurityMail(
  site: Parts,
  tx: Tx,
  user: Reader,
  news: SecurityNews,
  { kind, to, at: now = site.clock.now() }: Posting,
): Promise<void> {
  const token = await createLink(tx, user.id, now);
  const reader = toPerson(user, to);
  const { title, paragraphs } = news(reader.language);
  const words = both[reader.language].mails.security;
  const at = { label: words.when, value: formatMoment(toIso(now), common[reader.language].dates) ?? '' };
  const content = {
    title,
    paragraphs: [...paragraphs, at, words.wasMe, fillText(words.notMe, { days: notMeDays })],
    button: { label: words.button, url: pageFor(reader, site.config, `/security/not-me/${token}`) },
  };
  await queueMail(site, tx, mail(reader, content), { kind, reader: user.id, about: [] });
}

/** Creates a link for a mail; deletes expired links of all people. */
async function createLink(tx: Tx, userId: number, now: Date): Promise<string> {
  await deleteExpired(tx, notMeLinks, notMeLinks.expiresAt, now);
  const token = newToken();
  const expiresAt = new Date(now.getTime() + notMeDays * DAY_MS);
  await tx.insert(notMeLinks).values({ userId, tokenHash: hashToken(token), createdAt: now, expiresAt });
  return token;
}

/**
 * Mails a person that their account was signed in to on a new device (in plain words, or null). Each such session
 * counts, whatever the device calls itself, up to the limit of a day, whose last mail announces that there may be more.
 * Call it before that login is recorded: the first login ever has no mail.
 */
export async function mailNewDevice(
  site: Parts & Pick<Site, 'limits'>,
  tx: Tx,
  user: Reader,
  device: string | null,
): Promise<void> {
  if (!(await hasSignedIn(tx, user.id))) return;
  const { newDeviceMails: limit } = limits;
  const number = await site.limits.countIn(tx, { limit, subject: `user:${user.id}` });
  if (number === null) return;
  const news: SecurityNews = (language) => {
    const { newDevice: words } = both[language].mails.security;
    const about = { label: words.device, value: device ?? words.unknown };
    const more = number === limit.most ? [fillText(words.more, { count: limit.most })] : [];
    return { title: words.title, paragraphs: [words.done, about, ...more] };
  };
  await queueSecurityMail(site, tx, user, news, { kind: 'new-device' });
}

/** Mails a person that their account has a new password, set by them or by another person. */
export function mailPasswordChanged(site: Parts, tx: Tx, user: Reader): Promise<void> {
  const news: SecurityNews = (language) => {
    const { password: words } = both[language].mails.security;
    return { title: words.title, paragraphs: [words.done] };
  };
  return queueSecurityMail(site, tx, user, news, { kind: 'password-changed' });
}

interface NewAddress {
  before: string;
  after: string;
  at: Date;
}

/** Mails a person, at both addresses, that the address of their account has changed. */
export async function mailAddressChanged(
  site: Parts,
  tx: Tx,
  user: Reader,
  { before, after, at }: NewAddress,
): Promise<void> {
  const news =
    (address: string): SecurityNews =>
    (language) => {
      const { address: words } = both[language].mails.security;
      return { title: words.title, paragraphs: [words.done, { label: words.now, value: address }, words.office] };
    };
  // The old mailbox may never have been the person's: it gets just enough to recognise the new address.
  await queueSecurityMail(site, tx, user, news(maskEmail(after)), { kind: 'address-changed', to: before, at });
  await queueSecurityMail(site, tx, user, news(after), { kind: 'address-changed', to: after, at });
}

/** Returns whether a person has ever signed in, by the audit log. */
export async function hasSignedIn(tx: Tx, id: number): Promise<boolean> {
  for (const action of ['login.new_device', 'login.done']) {
    if ((await entriesOf(tx, action, { type: 'login', id })).length > 0) return true;
  }
  return false;
}
