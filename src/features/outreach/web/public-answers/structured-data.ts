import { languageOfText, localeOf } from '~/shared/language';
import { ownPath } from '~/shared/own-address';
import { language } from '~/shared/texts';
import type { PublicThread } from '../../contract/public-answers';
import { excerptOf } from '~/features/community/web/public';

/** The number of characters that search results and link previews show of a text. */
const mostDescription = 200;

/** Returns the description of a page: the question's text, or its best answer when the title is the whole question. */
export const descriptionOf = ({ text, answers }: PublicThread): string =>
  excerptOf(text || (answers[0]?.text ?? ''), mostDescription);

/** Returns a public thread as schema.org data for search engines; `origin` has no trailing slash. */
export function structuredData(thread: PublicThread, { origin }: { origin: string }) {
  const path = `/answers/${thread.id}`;
  const url = `${origin}${ownPath(path)}`;
  const person = (name: string) => ({ '@type': 'Person', name });
  const answer = ({ id, text, author_name: name, created_at: at }: PublicThread['answers'][number]) => ({
    '@type': 'Answer',
    text,
    inLanguage: localeOf[languageOfText(text) ?? language],
    author: person(name),
    datePublished: at,
    url: `${url}#answer-${id}`,
  });
  const best = thread.answers.find(({ is_best_answer: isBest }) => isBest);
  const others = thread.answers.filter((one) => one !== best);
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    // The same thread, whatever the language of the page.
    '@id': `${origin}${path}`,
    mainEntity: {
      '@type': 'Question',
      name: thread.title,
      text: thread.text || thread.title,
      inLanguage: localeOf[languageOfText(thread.title) ?? language],
      author: person(thread.author_name),
      datePublished: thread.created_at,
      dateModified: thread.changed_at,
      answerCount: thread.answers.length,
      ...(best && { acceptedAnswer: answer(best) }),
      ...(others.length > 0 && { suggestedAnswer: others.map(answer) }),
    },
  };
}
