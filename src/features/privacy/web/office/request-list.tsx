import { useQuery } from '@tanstack/react-query';
import Inbox from 'lucide-react/icons/inbox';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { isPast } from '~/shared/dates';
import { showDate, showMoment } from '~/shared/show-date';
import { Badge, type BadgeTone } from '~/ui/badge';
import { Button } from '~/ui/button';
import { ContentText } from '~/ui/content-text';
import { EmptyState } from '~/ui/empty-state';
import { Field } from '~/ui/field';
import { useDialog } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { PersonCell } from '~/ui/office/cells';
import { ListFrame } from '~/ui/office/list-frame';
import { Pagination } from '~/ui/pagination';
import { Select } from '~/ui/select';
import { Skeleton } from '~/ui/skeleton';
import { requestKinds, requestStates, type RequestState } from '../../contract/request-choices';
import type { OfficeRequest } from '../../contract/requests';
import * as texts from '../../texts';
import { officeRequestsQuery, rowsPerPage, type RequestView } from '../requests/queries';
import { AnswerDialog } from './answer-dialog';

type Filter = Partial<Pick<RequestView, 'state' | 'kind'>>;
type RequestListProps = {
  inTime: string | undefined;
  view: RequestView;
  messages: Messages;
  onFilter: (filter: Filter) => void;
  onPage: (page: number) => void;
};

/** Requests, those that wait first; each that waits for the office with the way to its answer. */
export function RequestList({ inTime, view, messages, onFilter, onPage }: RequestListProps) {
  const list = useQuery(officeRequestsQuery(view));
  const answering = useDialog<OfficeRequest>();
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p className="mb-4 min-h-5 text-sm text-muted">{inTime}</p>
      <div className="grid gap-3 sm:grid-cols-2 lg:max-w-2xl">
        <Field label={texts.state}>
          <Select
            value={view.state}
            options={[
              { value: '', label: texts.allStates },
              ...requestStates.map((value) => ({ value, label: texts.stateNames[value] })),
            ]}
            onChange={({ target }) => onFilter({ state: target.value as RequestView['state'] })}
          />
        </Field>
        <Field label={texts.kind}>
          <Select
            value={view.kind}
            options={[
              { value: '', label: texts.allKinds },
              ...requestKinds.map((value) => ({ value, label: texts.kindNames[value] })),
            ]}
            onChange={({ target }) => onFilter({ kind: target.value as RequestView['kind'] })}
          />
        </Field>
      </div>
      <p
        ref={count}
        tabIndex={-1}
        role="status"
        className="mt-4 mb-2 scroll-mt-28 text-sm font-semibold tabular-nums outline-none"
      >
        {list.data && list.data.count > 0 && countText(texts.requestCount, list.data.count)}
      </p>
      <div
        aria-busy={list.isPlaceholderData}
        className={clsx('transition-opacity', list.isPlaceholderData && 'opacity-60')}
      >
        <ListFrame query={list} failed={texts.requestsFailed} waiting={<Skeleton className="h-96" />}>
          {({ results, count: all }) =>
            results.length > 0 ? (
              <>
                <ul className="divide-y divide-line rounded-lg border border-line bg-card">
                  {results.map((request) => (
                    <RequestRow key={request.id} request={request} onAnswer={() => answering.show(request)} />
                  ))}
                </ul>
                <Pagination
                  className="mt-6"
                  label={texts.requestPages}
                  page={view.page}
                  pageCount={Math.ceil(all / rowsPerPage)}
                  onPage={(page) => {
                    onPage(page);
                    count.current?.focus();
                  }}
                />
              </>
            ) : (
              <EmptyState
                headingLevel={2}
                title={texts.noOfficeRequests}
                icon={<Inbox />}
                action={
                  (view.state !== '' || view.kind !== '') && (
                    <Button variant="secondary" onClick={() => onFilter({ state: '', kind: '' })}>
                      {texts.showAll}
                    </Button>
                  )
                }
              >
                {texts.noOfficeRequestsWhy}
              </EmptyState>
            )
          }
        </ListFrame>
      </div>
      {answering.subject && (
        <AnswerDialog key={answering.key} request={answering.subject} messages={messages} {...answering.state} />
      )}
    </>
  );
}

const tones: Record<RequestState, BadgeTone> = {
  open: 'info',
  ready: 'primary',
  done: 'primary',
  refused: 'danger',
  withdrawn: 'neutral',
};

function RequestRow({ request, onAnswer }: { request: OfficeRequest; onAnswer: () => void }) {
  const { kind, state, text, user, answer } = request;
  const name = user?.full_name ?? texts.gonePerson;
  return (
    <li className="grid gap-x-6 gap-y-3 p-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_11rem]">
      <div className="min-w-0">
        {user ? <PersonCell person={user} /> : <p className="text-muted">{texts.gonePerson}</p>}
        {user && (
          <p className="mt-1 text-xs text-muted wrap-anywhere">
            {[user.membership_id, user.phone, user.email].filter(Boolean).join(' · ')}
          </p>
        )}
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <strong>{texts.kindNames[kind]}</strong>
          <Badge tone={tones[state]}>{texts.stateNames[state]}</Badge>
          <Clock request={request} />
        </p>
        {text && (
          <p className="mt-2 whitespace-pre-line wrap-anywhere">
            <ContentText>{text}</ContentText>
          </p>
        )}
        {answer && (
          <p className="mt-2 rounded-md bg-sunken px-3 py-2 text-sm whitespace-pre-line wrap-anywhere">
            <span className="block text-xs text-muted">
              {request.decided_by_name
                ? fillText(texts.decidedBy, { name: request.decided_by_name, day: showDate(request.decided_at) ?? '' })
                : showDate(request.decided_at)}
            </span>
            <ContentText>{answer}</ContentText>
          </p>
        )}
      </div>
      <div className="lg:text-end">
        {state === 'open' && kind !== 'export' && (
          <Button
            size="sm"
            variant={kind === 'erase' ? 'secondary' : 'primary'}
            className="pointer-coarse:min-h-11"
            aria-label={
              kind === 'erase'
                ? fillText(texts.refuseErasureOf, { name })
                : fillText(texts.answerOf, { kind: texts.kindNames[kind], name })
            }
            onClick={onAnswer}
          >
            {kind === 'erase' ? texts.refuseErasure : texts.answer}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Until when something has to happen, and whether that is over. */
function Clock({ request: { kind, state, due, created_at: asked } }: { request: OfficeRequest }) {
  const since = <span className="text-muted">{fillText(texts.askedOn, { day: showDate(asked) ?? '' })}</span>;
  if (state !== 'open' || kind === 'export') return since;
  if (kind === 'erase')
    return <span className="text-muted">{fillText(texts.carriedOut, { moment: showMoment(due) ?? '' })}</span>;
  const isLate = isPast(due);
  return (
    <>
      {since}
      <span className={isLate ? 'font-semibold text-danger' : 'text-muted'}>
        {fillText(isLate ? texts.lateSince : texts.dueOn, { day: showDate(due) ?? '' })}
      </span>
    </>
  );
}
