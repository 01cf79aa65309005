import { fullNameOf } from '~/features/people/server/public';
import type { Config } from '~/platform/config';
import { renderMail, withoutLinks, type Mail } from '~/platform/mail';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { pageUrl, type Language } from '~/shared/language';
import { questionAddress } from '~/features/community/server/public';
import { both } from '../../texts/both';

/** A question of the digest, with the number of answers that it got in the week. */
export interface DigestQuestion {
  id: number;
  title: string;
  answers: number;
}

type To = { email: string | null; firstName: string; lastName: string; username: string; language: Language };

/** Returns the mail of the weekly digest, in its reader's language. */
export function digestMail(
  to: To,
  questions: readonly DigestQuestion[],
  unsubscribe: string,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Mail {
  const { language } = to;
  const { digest } = both[language];
  const board = pageUrl(publicUrl, language, '/community');
  const rendered = renderMail({
    language,
    title: digest.title,
    paragraphs: [
      fillText(digest.greeting, { name: withoutLinks(fullNameOf(to)) }),
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
  return { to: to.email, subject: digest.title, ...rendered, unsubscribe };
}
