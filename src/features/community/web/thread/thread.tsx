import { Suspense, type ReactNode } from 'react';
import type { PageAddress } from '~/shared/addresses';
import { countText } from '~/shared/count-text';
import { ButtonLink } from '~/ui/button-link';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { Skeleton, SkeletonText } from '~/ui/skeleton';
import * as texts from '../../texts';
import * as boardTexts from '~/shared/board/texts';
import { LoadMore } from '../load-more';
import { AnswerPost } from './answer-post';
import type { ThreadTools } from './post';
import { QuestionPost } from './question-post';
import type { ThreadData } from './use-thread';

type ThreadProps = ThreadTools & {
  data: ThreadData;
  toList: PageAddress;
  /** Shown above the question. */
  note?: ReactNode;
};

/** Shows the open question and its answers. */
export function Thread({ data, heading, takingPart, parts, narrow, onDialog, toList, note }: ThreadProps) {
  const { question, gone } = data;
  if (gone) {
    return (
      <EmptyState
        headingLevel={2}
        announce
        title={texts.noQuestion}
        action={
          <ButtonLink to={toList} size="sm">
            {texts.allQuestions}
          </ButtonLink>
        }
      >
        {texts.noQuestionLead}
      </EmptyState>
    );
  }
  if (!question.data) {
    return question.isError ? (
      <ErrorState title={texts.loadQuestionFailed} onRetry={() => void data.refetch()} retrying={question.isFetching} />
    ) : (
      <ThreadWaiting />
    );
  }
  return (
    <Suspense fallback={<ThreadWaiting />}>
      {note}
      <QuestionPost
        question={question.data}
        heading={heading}
        takingPart={takingPart}
        parts={parts}
        narrow={narrow}
        onDialog={onDialog}
      />
      {/* Another best answer may need another author's consent. */}
      {question.data.is_solved && (
        <parts.PublicReading key={`${question.data.id} ${question.data.best_answer}`} question={question.data} />
      )}
      <Answers
        data={data}
        mayMark={question.data.can_delete}
        locked={question.data.is_locked}
        count={question.data.answers}
        takingPart={takingPart}
        onDialog={onDialog}
      />
    </Suspense>
  );
}

type AnswersProps = Pick<ThreadProps, 'data' | 'takingPart' | 'onDialog'> & {
  mayMark: boolean;
  locked: boolean;
  count: number;
};

function Answers({ data: { answers, rows, count: all }, mayMark, locked, count, takingPart, onDialog }: AnswersProps) {
  if (!answers.data) {
    return answers.isError ? (
      <ErrorState
        className="mt-6"
        title={texts.loadAnswersFailed}
        onRetry={() => void answers.refetch()}
        retrying={answers.isFetching}
      />
    ) : (
      count > 0 && <SkeletonText lines={5} className="mt-8" />
    );
  }
  return (
    <section aria-labelledby="answers-title" className="mt-6">
      <h3 id="answers-title">{rows.length === 0 ? texts.noAnswersYet : countText(boardTexts.answerCount, all)}</h3>
      {rows.length === 0 ? (
        !locked && <p className="mt-1 text-muted">{texts.noAnswersYetLead}</p>
      ) : (
        <>
          {answers.hasPreviousPage && (
            <LoadMore
              label={texts.showEarlierAnswers}
              loading={answers.isFetchingPreviousPage}
              failure={answers.isFetchPreviousPageError && texts.loadAnswersFailed}
              load={answers.fetchPreviousPage}
              className="print:hidden"
            />
          )}
          <ul aria-labelledby="answers-title" className="mt-1 divide-y divide-line">
            {rows.map((answer) => (
              <AnswerPost
                key={answer.id}
                answer={answer}
                mayMark={mayMark}
                locked={locked}
                takingPart={takingPart}
                onDialog={onDialog}
              />
            ))}
          </ul>
          {answers.hasNextPage && (
            <LoadMore
              label={texts.showMoreAnswers}
              loading={answers.isFetchingNextPage}
              failure={answers.isFetchNextPageError && texts.loadAnswersFailed}
              load={answers.fetchNextPage}
              className="print:hidden"
            />
          )}
        </>
      )}
    </section>
  );
}

function ThreadWaiting() {
  return (
    <div aria-busy="true">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="mt-4 h-8 w-4/5" />
      <Skeleton className="mt-5 h-10 w-48 max-w-full" />
      <SkeletonText lines={6} className="mt-7" />
    </div>
  );
}
