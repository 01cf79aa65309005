import Award from 'lucide-react/icons/award';
import { clsx } from 'clsx';
import { useId } from 'react';
import { countText } from '~/shared/count-text';
import { formatDate } from '~/shared/format-date';
import { BackLink } from '~/ui/back-link';
import { Badge } from '~/ui/badge';
import { Container } from '~/ui/container';
import { ContentText, langOf } from '~/ui/content-text';
import { fill } from '~/ui/fill';
import type { PublicThread } from '../../contract/public-answers';
import * as texts from '../../texts';
import * as boardTexts from '~/shared/board/texts';
import { PostBody } from '~/ui/post-text/post-body';

/**
 * Shows /answers/{id}: a question whose author agreed that everyone may read it, and the answers of the authors who
 * agreed.
 */
export function AnswerArticle({ thread }: { thread: PublicThread }) {
  const answers = useId();
  return (
    <article>
      <div className="drafting-grid border-b border-line">
        <Container className="flex flex-col gap-3 py-8 sm:py-12">
          <BackLink to="/answers">{texts.allPublicAnswers}</BackLink>
          <h1 lang={langOf(thread.title)} className="max-w-3xl wrap-anywhere">
            {thread.title}
          </h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            <Badge>{boardTexts.categoryNames[thread.category]}</Badge>
            <span className="wrap-anywhere">
              {fill(texts.askedBy, { name: <ContentText>{thread.author_name}</ContentText> })}
            </span>
            <time dateTime={thread.created_at}>{formatDate(thread.created_at)}</time>
          </p>
        </Container>
      </div>
      <Container className="flex flex-col gap-8 py-8 sm:py-12">
        {thread.text && <PostBody waiting="h-24">{thread.text}</PostBody>}
        <section aria-labelledby={answers} className="max-w-text">
          <h2 id={answers} className="text-xl">
            {countText(boardTexts.answerCount, thread.answers.length)}
          </h2>
          <ul className="mt-4 flex flex-col gap-5">
            {thread.answers.map((answer) => (
              <li
                key={answer.id}
                id={`answer-${answer.id}`}
                className={clsx(
                  'scroll-mt-28 border-s-4 ps-4 sm:ps-5',
                  answer.is_best_answer ? 'border-primary' : 'border-line',
                )}
              >
                {answer.is_best_answer && (
                  <p className="mb-2 flex items-center gap-1.5 text-sm font-semibold text-primary">
                    <Award aria-hidden="true" className="size-4.5" />
                    {boardTexts.bestAnswer}
                  </p>
                )}
                <PostBody waiting="h-24">{answer.text}</PostBody>
                <p className="mt-2 flex flex-wrap gap-x-3 text-sm text-muted">
                  <span className="wrap-anywhere">
                    {fill(texts.answeredBy, { name: <ContentText>{answer.author_name}</ContentText> })}
                  </span>
                  <time dateTime={answer.created_at}>{formatDate(answer.created_at)}</time>
                </p>
              </li>
            ))}
          </ul>
        </section>
        <p className="max-w-text border-t border-line pt-5 text-sm text-muted">{texts.publicAnswersNote}</p>
      </Container>
    </article>
  );
}
