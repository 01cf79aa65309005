import type { Config } from '~/platform/config';
import { mailTo, type Mail, type Recipient } from '~/platform/mail';
import { countText } from '~/shared/count-text';
import { inLanguage, pageUrl } from '~/shared/language';
import { plainOf } from '../rules';
import { both } from '../texts/both';
import type { PostRow } from './tables';

/** The length of a mail's text, in letters; the whole text is on the site. */
const maxLength = 2000;

/** Returns the mail of an urgent circular with so many `files`, in its reader's language. */
export function urgentMail(to: Recipient, post: PostRow, files: number, config: Pick<Config, 'publicUrl'>): Mail {
  const { language } = to;
  const texts = both[language];
  const title = inLanguage(language, post.title, post.titleMl);
  const text = plainOf(inLanguage(language, post.body, post.bodyMl));
  return mailTo(to, {
    greeting: texts.mailGreeting,
    title: `${texts.notices['posts.urgent']}: ${title}`,
    paragraphs: [
      text.length > maxLength ? `${text.slice(0, maxLength).replace(/\s+\S*$/, '')} …` : text,
      ...(files > 0 ? [countText(texts.mailFiles, files)] : []),
      ...(post.needsAck ? [texts.mailConfirm] : []),
    ],
    button: { label: texts.mailButton, url: pageUrl(config.publicUrl, language, `/circulars/${post.id}`) },
    footer: texts.mailFooter,
  });
}
