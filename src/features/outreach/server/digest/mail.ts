import { toPerson } from '~/features/people/server/public';
import type { Config } from '~/platform/config';
import { mailTo, type Mail } from '~/platform/mail';
import { countText } from '~/shared/count-text';
import { pageUrl } from '~/shared/language';
import { questionAddress } from '~/features/community/server/public';
import { both } from '../../texts/both';

/** A question of the digest, with the number of answers that it got in the week. */
export interface DigestQuestion {
  id: number;
  title: string;
  answers: number;
}

/** Returns the mail of the weekly digest, in its reader's language. */
export function digestMail(
  to: Parameters<typeof toPerson>[0],
  questions: readonly DigestQuestion[],
  unsubscribe: string,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Mail {
  const { language } = to;
  const { digest } = both[language];
  const board = pageUrl(publicUrl, language, '/community');
  return mailTo(toPerson(to), {
    greeting: digest.greeting,
    title: digest.title,
    paragraphs: [
      digest.lead,
      ...questions.map(({ id, title, answers }) => ({
        label: answers === 0 ? digest.unanswered : countText(digest.answers, answers),
        value: title,
        url: pageUrl(publicUrl, language, questionAddress(id)),
      })),
    ],
    button: { label: digest.open, url: board },
    footer: digest.footer,
    unsubscribe,
  });
}
