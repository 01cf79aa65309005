import type { Config } from '~/platform/config';
import { renderMail, withoutLinks, type Mail, type MailContent } from '~/platform/mail';
import { fillText } from '~/shared/fill-text';
import { pageUrl, type Language } from '~/shared/language';
import { both } from '../texts/both';
import type { decisionNews, reminderNews } from './news';

interface To {
  email: string | null;
  name: string;
  language: Language;
}

type Settings = Pick<Config, 'publicUrl'>;

/** Returns the mail about a decision on a request, or about what the office recorded unasked. */
export function decidedMail(
  to: To,
  { heading, title, asked }: ReturnType<typeof decisionNews> & { asked: boolean },
  config: Settings,
): Mail {
  const { decidedFooter, recordedFooter } = both[to.language].mails;
  return mail(to, { title: heading, paragraphs: [title], footer: asked ? decidedFooter : recordedFooter }, config);
}

/** Returns the mail that reminds a person of the end of their licence or membership; `unsubscribe` ends such mails. */
export function reminderMail(
  to: To,
  { heading, title, todo, unsubscribe }: ReturnType<typeof reminderNews> & { unsubscribe: string },
  config: Settings,
): Mail {
  return mail(
    to,
    { title: heading, paragraphs: [title, todo], footer: both[to.language].mails.reminderFooter, unsubscribe },
    config,
  );
}

function mail(
  to: To,
  content: Pick<MailContent, 'title' | 'paragraphs' | 'footer' | 'unsubscribe'>,
  config: Settings,
): Mail {
  const { mails } = both[to.language];
  const rendered = renderMail({
    ...content,
    paragraphs: [fillText(mails.greeting, { name: withoutLinks(to.name) }), ...content.paragraphs],
    button: { label: mails.openPage, url: pageUrl(config.publicUrl, to.language, '/member/licence') },
    language: to.language,
  });
  return { to: to.email, subject: content.title, ...rendered, unsubscribe: content.unsubscribe };
}
