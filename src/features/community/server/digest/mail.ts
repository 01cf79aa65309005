import { fullNameOf } from '~/features/accounts/server/public';
import { siteIn } from '~/features/site/server/public';
import type { Config } from '~/platform/config';
import { renderMail, withoutLinks, type Mail } from '~/platform/mail';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { prefixOf, type Language } from '~/shared/language';
import { both } from '../../texts/both';

/** A question of the week, and how many answers it got in it. */
export interface DigestQuestion {
  id: number;
  title: string;
  answers: number;
}

type To = { email: string; firstName: string; lastName: string; username: string; language: Language };

/** The mail with the week's questions, in its reader's language. */
export function digestMail(
  to: To,
  questions: readonly DigestQuestion[],
  unsubscribe: string,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Mail {
  const { language } = to;
  const { digest } = both[language];
  const board = `${publicUrl}${prefixOf(language)}/community`;
  const rendered = renderMail({
    siteName: siteIn(language).shortName,
    language,
    title: digest.title,
    paragraphs: [
      fillText(digest.greeting, { name: withoutLinks(fullNameOf(to)) }),
      digest.lead,
      ...questions.map(({ id, title, answers }) => ({
        label: answers === 0 ? digest.unanswered : countText(digest.answers, answers),
        value: title,
        url: `${board}?question=${id}`,
      })),
    ],
    button: { label: digest.open, url: board },
    footer: digest.footer,
    unsubscribe,
  });
  return { to: to.email, subject: digest.title, ...rendered, unsubscribe };
}
