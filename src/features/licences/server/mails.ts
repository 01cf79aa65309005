import { siteIn } from '~/features/site/server/public';
import type { Config } from '~/platform/config';
import { renderMail, withoutLinks, type Mail, type MailContent } from '~/platform/mail';
import { fillText } from '~/shared/fill-text';
import { prefixOf, type Language } from '~/shared/language';
import { both } from '../texts/both';
import type { decisionNews, reminderNews } from './news';

interface To {
  email: string;
  name: string;
  language: Language;
}

type Settings = Pick<Config, 'publicUrl'>;

/** Says what the office decided of a request. */
export function decidedMail(to: To, { heading, title }: ReturnType<typeof decisionNews>, config: Settings): Mail {
  return mail(to, { title: heading, paragraphs: [title], footer: both[to.language].mails.decidedFooter }, config);
}

/** Reminds somebody of the end of their licence or membership. */
export function reminderMail(
  to: To,
  { heading, title, todo }: ReturnType<typeof reminderNews>,
  config: Settings,
): Mail {
  return mail(
    to,
    { title: heading, paragraphs: [title, todo], footer: both[to.language].mails.reminderFooter },
    config,
  );
}

function mail(to: To, content: Pick<MailContent, 'title' | 'paragraphs' | 'footer'>, config: Settings): Mail {
  const { mails } = both[to.language];
  const rendered = renderMail({
    ...content,
    paragraphs: [fillText(mails.greeting, { name: withoutLinks(to.name) }), ...content.paragraphs],
    button: { label: mails.openPage, url: `${config.publicUrl}${prefixOf(to.language)}/member/licence` },
    siteName: siteIn(to.language).shortName,
    language: to.language,
  });
  return { to: to.email, subject: content.title, ...rendered };
}
