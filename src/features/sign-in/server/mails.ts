import type { Mail, Recipient } from '~/platform/mail';
import { fillText } from '~/shared/fill-text';
import { mail, mailWords, pageFor, type MailSettings } from '~/features/people/server/public';
import { resetLinkMinutes } from '../contract';
import { both } from '../texts/both';

/** Returns the texts of this feature's mails, in the recipient's language. */
const wordsFor = ({ language }: Recipient) => both[language].mails;

/** Why a person gets a link to set a new password: they requested it, or reported that something was not them. */
export type ResetReason = 'asked' | 'notMe';

/** Builds the mail with the link that sets a new password. */
export function resetLink(
  to: Recipient,
  { uid, token }: { uid: number; token: string },
  config: MailSettings,
  reason: ResetReason = 'asked',
): Mail {
  const { resetLink: words } = wordsFor(to);
  const why = { asked: [words.asked, words.ignore], notMe: [words.ended, words.now] }[reason];
  return mail(to, {
    title: words.title,
    paragraphs: why.map((text) => fillText(text, { minutes: resetLinkMinutes })),
    button: { label: words.set, url: pageFor(to, config, `/reset-password/${uid}/${token}`) },
  });
}

/** Builds the mail with the link for a first password, to a member whom the office has imported. */
export function firstPassword(
  to: Recipient,
  link: { uid: number; token: string; membershipId: string; days: number },
  config: MailSettings,
): Mail {
  const { firstPassword: words } = wordsFor(to);
  const { membershipId, loginWith } = mailWords(to);
  return mail(to, {
    title: words.title,
    paragraphs: [
      words.added,
      { label: membershipId, value: link.membershipId },
      fillText(words.link, { days: link.days }),
      loginWith,
    ],
    button: { label: words.set, url: pageFor(to, config, `/reset-password/${link.uid}/${link.token}`) },
  });
}

/** Builds the mail after the office, or an engineer on the machine, has removed a person's second factors. */
export function factorReset(to: Recipient, config: MailSettings): Mail {
  const { factorReset: words } = wordsFor(to);
  return mail(to, {
    title: words.title,
    paragraphs: [words.done, words.again, words.wrong],
    button: { label: mailWords(to).logIn, url: pageFor(to, config, '/login') },
  });
}
