import type { Tx } from '~/platform/database';
import { queueMail, type Mail, type MailKind, type Recipient } from '~/platform/mail';
import type { Site } from '~/platform/site';
import type { Role } from '~/shared/access';
import { fillText } from '~/shared/fill-text';
import { both as common } from '~/shared/texts/both';
import { mail, mailWords, pageFor, type MailSettings } from '~/features/people/server/public';
import { correctionDays, type Correctable } from '../contract';
import { both } from '../texts/both';

/** Returns the texts of this feature's mails, in the reader's language. */
const wordsFor = ({ language }: Recipient) => both[language].mails;

/** Queues the mail to an applicant about a decision, once for each decision. */
export const queueDecisionMail = (
  site: Site,
  { tx, now }: { tx: Tx; now: Date },
  mailed: { mail: Mail; kind: MailKind; reader: number; delaySeconds?: number | undefined },
) => {
  const { mail: content, kind, reader, delaySeconds } = mailed;
  const key = decisionMailKey(kind, reader, now);
  return queueMail(site, tx, content, { kind, reader, about: [], key, delaySeconds });
};

/** Returns the key of the mail about a decision. */
export const decisionMailKey = (kind: MailKind, reader: number, now: Date) => `${kind}:${reader}:${+now}`;

/** Returns the mail for an application by the wizard (docs/product/people.md, "Mails"). */
export function registrationReceived(to: Recipient, confirm: string): Mail {
  const { received, confirmAsk } = wordsFor(to);
  return mail(to, {
    title: received.title,
    paragraphs: [received.thanks, received.next, confirmAsk],
    button: { label: received.confirm, url: confirm },
  });
}

/** Returns the mail for an application by the simple form: that it was received, and the default password. */
export function defaultPassword(
  to: Recipient,
  password: string,
  { confirm, ...config }: MailSettings & { confirm: string },
): Mail {
  const { defaultPassword: words } = wordsFor(to);
  const { logIn } = mailWords(to);
  return mail(to, {
    title: words.title,
    paragraphs: [
      words.thanks,
      { label: words.password, value: password },
      words.advice,
      { label: words.confirm, value: confirm, url: confirm },
    ],
    button: { label: logIn, url: pageFor(to, config, '/login') },
  });
}

/** Returns the mail for an approval: the membership id, the role and the link to the login. */
export function approved(
  to: Recipient,
  { membershipId, role }: { membershipId: string; role: Role },
  config: MailSettings,
): Mail {
  const { approved: words } = wordsFor(to);
  const shared = mailWords(to);
  return mail(to, {
    title: role === 'user' ? words.accountTitle : words.title,
    paragraphs: [
      words.welcome,
      { label: shared.membershipId, value: membershipId },
      { label: words.role, value: common[to.language].roleNames[role] },
      shared.loginWith,
    ],
    button: { label: shared.logIn, url: pageFor(to, config, '/login') },
  });
}

/** Returns the mail that asks an applicant to correct some fields; its link works once. */
export function correctionAsked(
  to: Recipient,
  asked: { fields: readonly Correctable[]; note: string; token: string },
  config: MailSettings,
): Mail {
  const { correction: words, officeWrites } = wordsFor(to);
  const names = both[to.language].correctableNames;
  return mail(to, {
    title: words.title,
    paragraphs: [
      words.thanks,
      { label: officeWrites, value: asked.note },
      { label: words.fields, value: asked.fields.map((field) => names[field]).join(', ') },
      fillText(words.link, { days: correctionDays }),
    ],
    button: { label: words.correct, url: pageFor(to, config, `/join/correct/${asked.token}`) },
  });
}

/** Returns the mail for a rejection, with the office's note. */
export function applicationRejected(to: Recipient, note: string, config: MailSettings): Mail {
  const { rejected: words, officeWrites } = wordsFor(to);
  return mail(to, {
    title: words.title,
    paragraphs: [words.thanks, { label: officeWrites, value: note }, words.mistake],
    button: { label: words.contact, url: pageFor(to, config, '/contact') },
  });
}

/** Returns the mail for a rejection that was taken back. */
export function applicationReopened(to: Recipient, config: MailSettings): Mail {
  const { reopened: words } = wordsFor(to);
  return mail(to, {
    title: words.title,
    paragraphs: [words.again],
    button: { label: words.visit, url: pageFor(to, config) },
  });
}
