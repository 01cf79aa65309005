import { fillText } from '~/shared/fill-text';
import type { Language } from '~/shared/language';
import type { Mail } from './mail';
import { renderMail, type MailContent } from './render';
import { withoutLinks } from './without-links';

/** The recipient of a mail, and its language. */
export interface Recipient {
  /** Null: a person without an address, to whom no mail goes. */
  email: string | null;
  name: string;
  language: Language;
}

interface LetterContent extends Omit<MailContent, 'language'> {
  /** The first paragraph, with the place of the recipient's `{name}`. */
  greeting: string;
}

/** Renders a mail to a person: it begins with a greeting by name, and its title is its subject. */
export function mailTo({ email, name, language }: Recipient, { greeting, ...content }: LetterContent): Mail {
  const paragraphs = [fillText(greeting, { name: withoutLinks(name) }), ...content.paragraphs];
  const rendered = renderMail({ ...content, paragraphs, language });
  return { to: email, subject: content.title, ...rendered, unsubscribe: content.unsubscribe };
}
