import type { Config } from '~/platform/config';
import { mailTo, type Mail, type MailContent, type Recipient } from '~/platform/mail';
import { prefixOf, type Language } from '~/shared/language';
import { both } from '../texts/both';
import { fullNameOf } from './present';

export type MailSettings = Pick<Config, 'publicUrl'>;

/** Returns a person as the recipient of a mail; `email` where it is not the stored one. */
export const toPerson = (
  user: Parameters<typeof fullNameOf>[0] & { email: string | null; language: Language },
  email = user.email,
): Recipient => ({
  email,
  name: fullNameOf(user),
  language: user.language,
});

/** Returns the texts that mails of several features share, in the recipient's language. */
export const mailWords = ({ language }: Recipient) => both[language].mails;

/** Returns the URL of a page in the language of the recipient. */
export const pageFor = ({ language }: Recipient, { publicUrl }: MailSettings, path = ''): string =>
  `${publicUrl}${prefixOf(language)}${path}`;

/** Renders a mail about an account; it begins with a greeting. */
export function mail(to: Recipient, content: Omit<MailContent, 'footer' | 'language'>): Mail {
  const { greeting, footer } = mailWords(to);
  return mailTo(to, { ...content, greeting, footer });
}
