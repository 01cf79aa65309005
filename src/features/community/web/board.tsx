import SquarePen from 'lucide-react/icons/square-pen';
import { clsx } from 'clsx';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from '~/router';
import * as common from '~/shared/texts';
import { BackLink } from '~/ui/back-link';
import { ButtonLink } from '~/ui/button-link';
import { EmptyState } from '~/ui/empty-state';
import { useDialog } from '~/ui/hooks/use-dialog';
import { windowsLeft } from '~/ui/hooks/use-window-step';
import { toast } from '~/ui/toast';
import { AnswerComposer } from './composer/answer-composer';
import { QuestionComposer } from './composer/question-composer';
import { SimilarFoundNote } from './composer/similar-found';
import { useSimilarFound } from './composer/use-similar-found';
import { filterOf, questionIdOf, withParams, type Filter } from './filter';
import { Filters } from './list/filters';
import { QuestionList } from './list/question-list';
import { type fromList } from './list/question-row';
import { useQuestions } from './list/use-questions';
import { warmMarkdown } from '~/ui/post-text/post-text';
import { NewAnswers } from './thread/new-answers';
import type { Post } from './thread/post';
import { Thread } from './thread/thread';
import { useTakingPart } from './thread/use-taking-part';
import { useThread } from './thread/use-thread';
import { usePulse } from './use-pulse';
import { LockedNote } from './composer/locked-note';
import { ReviewLink } from './list/review-link';
import { useLeadOn } from './use-lead-on';
import type { BoardParts, PostDialog } from './parts';
import { useShowAnswer, useShownAt } from './use-show-answer';
import { useThreadFocus } from './use-thread-focus';
import { useTitle } from './use-title';
import * as texts from '../texts';

/**
 * Shows the community board: list and thread side by side, on a phone one at a time (docs/product/community.md,
 * "Board"). `personId` keys the drafts.
 */
export function Board({ personId, parts }: { personId: number; parts: BoardParts }) {
  const { Dialogs, warmDialogs } = parts;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const cameFromList = (useLocation().state as Partial<typeof fromList> | null)?.fromList === true;
  const openId = questionIdOf(params);
  const filterKey = JSON.stringify(filterOf(params));
  const filter = useMemo(() => JSON.parse(filterKey) as Filter, [filterKey]);
  const [generation, setGeneration] = useState(0);
  const [isSimilar, setSimilar] = useSimilarFound(openId);
  const dialog = useDialog<PostDialog>();
  const questions = useQuestions(filter, generation);
  const [deleted, setDeleted] = useState<number | null>(null);
  // A deleted question is not requested again, though it stays open until the window that deleted it has closed.
  const [shownAt, setShownAt] = useShownAt(openId);
  const thread = useThread(openId === deleted ? null : openId, questions.rows, shownAt);
  const takingPart = useTakingPart();
  const [heading, setHeading] = useState<HTMLHeadingElement | null>(null);
  usePulse();
  useThreadFocus(openId, heading, thread.gone);
  const showAnswer = useShowAnswer(thread, shownAt, setShownAt);
  useLeadOn(openId, thread.question.data?.id, !dialog.state.open, params);
  useTitle(thread.question.data?.title);
  useEffect(() => warm(warmDialogs), [warmDialogs]);

  const renew = () => setGeneration((now) => now + 1);
  // A choice of a filter adds an entry to the history, typing does not.
  const narrowTo = (part: Partial<Filter>) => {
    const replace = Object.keys(part).every((name) => name === 'search');
    void navigate(withParams(params, { ...part }), { replace, preventScrollReset: true });
  };
  const onAsked = () => {
    renew();
    toast.success(texts.questionPosted);
  };
  const { show } = dialog;
  const onDialog = useCallback((kind: PostDialog['kind'], post: Post) => show({ kind, post }), [show]);
  const toList = withParams(params, { question: null });
  const onDeleted = ({ type, id }: Post) => {
    renew();
    if (type === 'question') setDeleted(id);
  };
  const leaves = deleted !== null && deleted === openId && !dialog.state.open;
  useEffect(() => {
    // Wait until the window has left the history: the thread's own entry is the one to replace.
    if (leaves) void windowsLeft().then(() => navigate(toList, { replace: true }));
  }, [leaves, toList, navigate]);

  return (
    <div
      className={clsx(
        'mx-auto w-full max-w-[84rem] md:grid print:block md:grid-cols-[22rem_minmax(0,1fr)]',
        'lg:grid-cols-[25rem_minmax(0,1fr)]',
      )}
    >
      <section
        aria-label={texts.questions}
        className={clsx(
          'md:sticky md:top-header md:flex md:h-[calc(100dvh-var(--spacing-header)-1px)] md:flex-col',
          'md:overflow-y-auto md:border-e md:border-line',
          openId && 'print:hidden',
        )}
      >
        <div className="flex items-center gap-3 px-gutter pt-2 pb-2 md:px-5 md:pt-4">
          {/* On phones a line, as on a person's own pages (ui/own-header.tsx). */}
          <div className="flex min-w-0 flex-1 max-md:items-center max-md:gap-x-1 md:flex-col">
            <BackLink
              to="/"
              className={clsx('max-md:-ms-3 max-md:min-w-11 max-md:justify-center', openId && 'max-md:hidden')}
            >
              <span className="max-md:sr-only">{texts.back}</span>
            </BackLink>
            {openId && (
              <BackLink
                to={toList}
                className="md:hidden"
                onClick={(event) => {
                  // Step back instead of adding an entry, so that the list is where the reader left it.
                  if (!cameFromList) return;
                  event.preventDefault();
                  void navigate(-1);
                }}
              >
                {texts.allQuestions}
              </BackLink>
            )}
            <h1 className={clsx('max-md:text-lg! md:text-2xl!', openId && 'max-md:sr-only')}>{common.community}</h1>
          </div>
          {openId && (
            <ButtonLink to={toList} size="sm" className="max-md:hidden md:self-end">
              <SquarePen aria-hidden="true" />
              {texts.newQuestion}
            </ButtonLink>
          )}
        </div>
        <div className={clsx('md:flex-1', openId && 'max-md:hidden')}>
          <ReviewLink moderates={questions.rows[0]?.can_moderate} />
          <h2 className="sr-only">{texts.questions}</h2>
          <Filters filter={filter} onChange={narrowTo} />
          <QuestionList
            state={questions}
            filter={filter}
            openId={openId}
            addressOf={(id) => withParams(params, { question: id })}
            onClear={() => narrowTo({ status: 'all', search: '', category: null, tag: '' })}
          />
        </div>
      </section>
      <section
        aria-label={openId ? texts.thread : texts.ask}
        className="max-md:contents md:flex md:min-h-[calc(100dvh-var(--spacing-header)-1px)] md:min-w-0 md:flex-col"
      >
        <div
          className={clsx(
            'flex-1 px-gutter md:px-8',
            openId ? 'pt-2 pb-8 md:pt-7' : 'max-md:hidden md:grid md:place-content-center',
          )}
        >
          {openId ? (
            <div key={openId} className="mx-auto max-w-[46rem]">
              <Thread
                data={thread}
                heading={setHeading}
                takingPart={takingPart}
                parts={parts}
                narrow={(by) => withParams(new URLSearchParams(), by)}
                onDialog={onDialog}
                toList={toList}
                note={isSimilar && <SimilarFoundNote personId={personId} onPosted={onAsked} />}
              />
            </div>
          ) : (
            <EmptyState headingLevel={2} title={texts.askOrOpenAQuestion} className="max-w-xl">
              {texts.askOrOpenLead}
            </EmptyState>
          )}
        </div>
        <div
          data-composer
          className={clsx(
            'print:hidden sticky bottom-(--foot-room) z-10 border-t border-line bg-paper px-gutter pt-2.5',
            'pb-[max(0.625rem,env(safe-area-inset-bottom))] md:px-8',
          )}
        >
          <NewAnswers arrived={thread.arrived} onSeen={thread.seen} />
          <div className="mx-auto max-w-[46rem]">
            {openId ? (
              !thread.gone &&
              (thread.question.data?.is_locked ? (
                <LockedNote />
              ) : (
                <AnswerComposer key={openId} personId={personId} questionId={openId} onPosted={showAnswer} />
              ))
            ) : (
              <QuestionComposer personId={personId} onSimilar={setSimilar} onPosted={onAsked} />
            )}
          </div>
        </div>
      </section>
      {dialog.render((state, subject) => (
        <Suspense fallback={null}>
          <Dialogs
            {...subject}
            state={dialog.state}
            question={thread.question.data}
            answers={thread.rows}
            personId={personId}
            onRefresh={thread.refetch}
            onDeleted={onDeleted}
            onMoved={renew}
          />
        </Suspense>
      ))}
    </div>
  );
}

/**
 * Fetches code that will soon be needed while the connection is idle, that of messages included: they report a lost
 * connection.
 */
function warm(warmDialogs: BoardParts['warmDialogs']): void {
  warmMarkdown();
  setTimeout(() => void Promise.allSettled([warmDialogs(), import('~/ui/message-dock')]), 2500);
}
