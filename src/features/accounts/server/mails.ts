import { siteIn } from '~/features/site/server/public';
import type { Config } from '~/platform/config';
import { renderMail, withoutLinks, type Mail, type MailContent } from '~/platform/mail';
import type { Role } from '~/shared/access';
import { fillText } from '~/shared/fill-text';
import { prefixOf, type Language } from '~/shared/language';
import { both as common } from '~/shared/texts/both';
import { resetLinkMinutes } from '../contract';
import { both } from '../texts/both';
import { fullNameOf } from './present';

/** Whom a mail goes to, and in which language. */
export interface To {
  email: string;
  name: string;
  language: Language;
}

type Settings = Pick<Config, 'publicUrl'>;

/** Somebody as a mail addresses them; `email` when it is not the stored one. */
export const toPerson = (
  user: Parameters<typeof fullNameOf>[0] & { email: string; language: Language },
  email = user.email,
): To => ({
  email,
  name: fullNameOf(user),
  language: user.language,
});

/** What the mails to somebody say, in their language. */
export const wordsFor = ({ language }: To) => both[language].mails;

/** The address of a page in the language of whoever is written to. */
export const pageFor = ({ language }: To, { publicUrl }: Settings, path = ''): string =>
  `${publicUrl}${prefixOf(language)}${path}`;

/** For an application by the wizard (docs/product/accounts.md, "Mails"). */
export function registrationReceived(to: To, confirm: string): Mail {
  const { received, confirmAsk } = wordsFor(to);
  return mail(to, {
    title: received.title,
    paragraphs: [received.thanks, received.next, confirmAsk],
    button: { label: received.confirm, url: confirm },
  });
}

/** For an application by the simple form, which asks for no password: says that it has arrived and gives the default one. */
export function defaultPassword(
  to: To,
  password: string,
  { confirm, ...config }: Settings & { confirm: string },
): Mail {
  const { defaultPassword: words, logIn } = wordsFor(to);
  return mail(to, {
    title: words.title,
    paragraphs: [
      words.thanks,
      { label: words.password, value: password },
      words.advice,
      fillText(words.confirm, { link: confirm }),
    ],
    button: { label: logIn, url: pageFor(to, config, '/login') },
  });
}

/** For an approval: the membership id, the role, and the way to the login. */
export function approved(to: To, { membershipId, role }: { membershipId: string; role: Role }, config: Settings): Mail {
  const { approved: words, ...shared } = wordsFor(to);
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

/** Why somebody is mailed a link to set a new password: it was asked for, or they have said that something was not them. */
export type ResetReason = 'asked' | 'notMe';

/** The link by which somebody sets a new password. */
export function resetLink(
  to: To,
  { uid, token }: { uid: number; token: string },
  config: Settings,
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

/** To somebody whom the office has brought in from its own list: they have no password yet. */
export function firstPassword(
  to: To,
  link: { uid: number; token: string; membershipId: string; days: number },
  config: Settings,
): Mail {
  const { firstPassword: words, membershipId, loginWith } = wordsFor(to);
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

/** After the office, or whoever has the machine, has taken away somebody's second factors. */
export function factorReset(to: To, config: Settings): Mail {
  const { factorReset: words } = wordsFor(to);
  return mail(to, {
    title: words.title,
    paragraphs: [words.done, words.again, words.wrong],
    button: { label: wordsFor(to).logIn, url: pageFor(to, config, '/login') },
  });
}

/** A mail of this feature: begins with the person's name. */
export function mail(to: To, content: Omit<MailContent, 'siteName' | 'footer' | 'language'>): Mail {
  const { greeting, footer } = wordsFor(to);
  const rendered = renderMail({
    ...content,
    paragraphs: [fillText(greeting, { name: withoutLinks(to.name) }), ...content.paragraphs],
    siteName: siteIn(to.language).shortName,
    footer,
    language: to.language,
  });
  return { to: to.email, subject: content.title, ...rendered };
}
