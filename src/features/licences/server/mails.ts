import type { Config } from '~/platform/config';
import { mailTo, type Mail, type MailContent, type Recipient } from '~/platform/mail';
import { pageUrl } from '~/shared/language';
import { both } from '../texts/both';
import type { decisionNews, reminderNews } from './news';

type Settings = Pick<Config, 'publicUrl'>;

/** Returns the mail about a decision on a request, or about what the office recorded unasked. */
export function decidedMail(
  to: Recipient,
  { heading, title, asked }: ReturnType<typeof decisionNews> & { asked: boolean },
  config: Settings,
): Mail {
  const { decidedFooter, recordedFooter } = both[to.language].mails;
  return mail(to, { title: heading, paragraphs: [title], footer: asked ? decidedFooter : recordedFooter }, config);
}

/** Returns the mail that reminds a person of the end of their licence or membership; `unsubscribe` ends such mails. */
export function reminderMail(
  to: Recipient,
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
  to: Recipient,
  content: Pick<MailContent, 'title' | 'paragraphs' | 'footer' | 'unsubscribe'>,
  config: Settings,
): Mail {
  const { greeting, openPage } = both[to.language].mails;
  const button = { label: openPage, url: pageUrl(config.publicUrl, to.language, '/member/licence') };
  return mailTo(to, { ...content, greeting, button });
}
