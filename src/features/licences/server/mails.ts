import { site } from '~/features/site/server/public';
import type { Config } from '~/platform/config';
import { renderMail, type Mail, type MailContent } from '~/platform/mail';
import { reminderFooter } from '../content/mails';
import type { decisionNews, reminderNews } from './news';

interface To {
  email: string;
  name: string;
}

type Settings = Pick<Config, 'publicUrl'>;

/** Says what the office decided of a request. */
export function decidedMail(to: To, { words, title }: ReturnType<typeof decisionNews>, config: Settings): Mail {
  return mail(to, { title: words.text, paragraphs: [title], footer: 'You get this mail because you asked the office for a renewal.' }, config);
}

/** Reminds somebody of the end of their licence or membership. */
export function reminderMail(to: To, { words, title, todo }: ReturnType<typeof reminderNews>, config: Settings): Mail {
  return mail(to, { title: words.text, paragraphs: [title, todo], footer: reminderFooter }, config);
}

function mail(to: To, content: Pick<MailContent, 'title' | 'paragraphs' | 'footer'>, config: Settings): Mail {
  const rendered = renderMail({
    ...content,
    paragraphs: [`Dear ${withoutLinks(to.name)},`, ...content.paragraphs],
    button: { label: 'Open your licence page', url: `${config.publicUrl}/member/licence` },
    siteName: site.shortName,
  });
  return { to: to.email, subject: content.title, ...rendered };
}

/** Anybody can type a name, and we mail it: pulled apart, no mail program makes a link of it. */
const withoutLinks = (name: string) => name.replace(/[.:/@](?=\S)/g, '$& ');
