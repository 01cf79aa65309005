import ArrowUp from 'lucide-react/icons/arrow-up';
import MessagesSquare from 'lucide-react/icons/messages-square';
import SearchX from 'lucide-react/icons/search-x';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { PageAddress } from '~/shared/addresses';
import { countText } from '~/shared/count-text';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { useNearViewport } from '~/ui/hooks/use-near-viewport';
import { Skeleton } from '~/ui/skeleton';
import { isNarrowed, type Filter } from '../filter';
import { LoadMore } from '../load-more';
import type { QuestionsState } from './use-questions';
import { QuestionRow } from './question-row';
import * as texts from '../../texts';

/** The number of questions that load without a button, so that the end of the page can be reached. */
const BY_THEMSELVES = 100;

type QuestionListProps = {
  state: QuestionsState;
  filter: Filter;
  openId: number | null;
  addressOf: (id: number) => PageAddress;
  onClear: () => void;
};

/** Shows the questions, newest activity first; loads more near the end of the list. */
export function QuestionList({ state, filter, openId, addressOf, onClear }: QuestionListProps) {
  const { query, rows, waiting, count, showWaiting } = state;
  const list = useRef<HTMLUListElement>(null);
  const showNew = () => {
    flushSync(showWaiting);
    toTop(list.current);
  };
  if (query.isPending) return <Waiting />;
  if (rows.length === 0 && query.isError) {
    return (
      <ErrorState
        className="m-4"
        title={texts.loadQuestionsFailed}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (rows.length === 0)
    return query.isPlaceholderData ? <Waiting /> : <Nothing narrowed={isNarrowed(filter)} onClear={onClear} />;
  return (
    <>
      <NewQuestions waiting={waiting} rows={rows} onShow={showNew} />
      <p role="status" className="sr-only">
        {countText(texts.questionCount, count)}
      </p>
      <ul
        ref={list}
        aria-label={texts.questions}
        aria-busy={query.isPlaceholderData}
        className={clsx('divide-y divide-line transition-opacity', query.isPlaceholderData && 'opacity-50')}
      >
        {rows.map((question) => (
          <QuestionRow
            key={question.id}
            question={question}
            to={addressOf(question.id)}
            open={question.id === openId}
            listOnly={openId === null}
          />
        ))}
      </ul>
      {query.hasNextPage && !query.isPlaceholderData && <More state={state} />}
    </>
  );
}

/**
 * Scrolls to the new questions at the top, in a list that scrolls by itself or with the page, and moves the focus
 * there.
 */
function toTop(list: HTMLElement | null): void {
  const column = list?.closest('section');
  const itself = column && ['auto', 'scroll'].includes(getComputedStyle(column).overflowY);
  (itself ? column : window).scrollTo({ top: 0 });
  list?.querySelector('a')?.focus({ preventScroll: true });
}

/** Shows the button for new questions. Always rendered, so that screen readers announce its content. */
function NewQuestions({ waiting, rows, onShow }: Pick<QuestionsState, 'waiting' | 'rows'> & { onShow: () => void }) {
  const newest = Math.max(...rows.map(({ id }) => id));
  const asked = waiting.filter(({ id }) => id > newest).length;
  return (
    <div role="status" className="pointer-events-none sticky top-header z-20 flex h-0 justify-center md:top-0">
      {waiting.length > 0 && (
        <Button size="sm" className="pointer-events-auto mt-2 rounded-full! shadow-md!" onClick={onShow}>
          <ArrowUp aria-hidden="true" />
          {asked > 0 ? countText(texts.newQuestions, asked) : texts.newActivity}
        </Button>
      )}
    </div>
  );
}

function More({ state: { query, rows } }: { state: QuestionsState }) {
  const end = useRef<HTMLDivElement>(null);
  const near = useNearViewport(end, '600px');
  const { fetchNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const itself = near && rows.length < BY_THEMSELVES && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (itself) void fetchNextPage();
  }, [itself, fetchNextPage]);
  return (
    <LoadMore
      ref={end}
      label={texts.loadMore}
      loading={isFetchingNextPage}
      failure={isFetchNextPageError && texts.loadQuestionsFailed}
      load={fetchNextPage}
      className="border-t border-line px-5"
    />
  );
}

function Waiting() {
  return (
    <ul aria-busy="true" aria-label={texts.questions} className="divide-y divide-line">
      {Array.from({ length: 6 }, (_, row) => (
        <li key={row} className="flex gap-3.5 px-gutter py-4 md:px-5">
          <Skeleton className="h-12 w-14 shrink-0" />
          <span className="flex-1">
            <Skeleton className="h-5 w-11/12" />
            <Skeleton className="mt-2.5 h-4 w-3/5" />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Nothing({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  return narrowed ? (
    <EmptyState
      announce
      className="m-4"
      title={texts.noQuestionsFound}
      icon={<SearchX />}
      action={
        <Button variant="secondary" size="sm" onClick={onClear}>
          {texts.showAllQuestions}
        </Button>
      }
    >
      {texts.noQuestionsFoundLead}
    </EmptyState>
  ) : (
    <EmptyState className="m-4" title={texts.noQuestionsYet} icon={<MessagesSquare />}>
      {texts.noQuestionsYetLead}
    </EmptyState>
  );
}
