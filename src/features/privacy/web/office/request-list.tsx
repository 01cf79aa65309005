import { useQuery } from '@tanstack/react-query';
import Inbox from 'lucide-react/icons/inbox';
import { useRef } from 'react';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { isPast } from '~/shared/dates';
import { formatDate, formatMoment } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { Badge } from '~/ui/badge';
import { ContentText } from '~/ui/content-text';
import { Field } from '~/ui/field';
import { useDialog } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { NothingFound } from '~/ui/nothing-found';
import { ListCount } from '~/ui/office/list-bar';
import { PersonCell } from '~/ui/office/cells';
import { PagedList } from '~/ui/paged-list';
import { optionsOf, Select } from '~/ui/select';
import { Skeleton } from '~/ui/skeleton';
import { kindFilters, requestStates } from '../../contract/request-choices';
import type { OfficeRequest } from '../../contract/requests';
import * as texts from '../../texts';
import { officeRequestsQuery, rowsPerPage, type RequestView } from '../requests/queries';
import { requestTones } from '../requests/request-tones';
import { AnswerButton } from './answer-button';
import { AnswerDialog } from './answer-dialog';
import { CorrectRecord } from './correct-record';

const kindFilterNames = { 'to-answer': texts.answeredByOffice, ...texts.kindNames };

type Filter = Partial<Pick<RequestView, 'state' | 'kind'>>;
type RequestListProps = {
  inTime: string | undefined;
  view: RequestView;
  messages: Messages;
  onFilter: (filter: Filter) => void;
  onPage: (page: number) => void;
};

/** Renders the requests, the open ones first, each open request with the way to its answer. */
export function RequestList({ inTime, view, messages, onFilter, onPage }: RequestListProps) {
  const list = useQuery(officeRequestsQuery(view));
  const answering = useDialog<OfficeRequest>();
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p className="mb-4 min-h-5 text-sm text-muted">{inTime}</p>
      <div className="grid gap-3 sm:grid-cols-2 lg:max-w-2xl">
        <Field label={common.state}>
          <Select
            value={view.state}
            options={optionsOf(requestStates, texts.stateNames, texts.allStates)}
            onChange={({ target }) => onFilter({ state: target.value as RequestView['state'] })}
          />
        </Field>
        <Field label={texts.kind}>
          <Select
            value={view.kind}
            options={optionsOf(kindFilters, kindFilterNames, texts.allKinds)}
            onChange={({ target }) => onFilter({ kind: target.value as RequestView['kind'] })}
          />
        </Field>
      </div>
      <ListCount ref={count}>
        {list.data && list.data.count > 0 && countText(texts.requestCount, list.data.count)}
      </ListCount>
      <PagedList
        fades
        query={list}
        page={view.page}
        perPage={rowsPerPage}
        onPage={onPage}
        top={count}
        words={{ failed: texts.requestsFailed, pages: texts.requestPages }}
        waiting={<Skeleton className="h-96" />}
        empty={
          <NothingFound
            title={texts.noOfficeRequests}
            icon={<Inbox />}
            clearLabel={texts.showAll}
            onClear={(view.state !== '' || view.kind !== '') && (() => onFilter({ state: '', kind: '' }))}
          >
            {texts.noOfficeRequestsWhy}
          </NothingFound>
        }
      >
        {(requests) => (
          <ul className="divide-y divide-line rounded-lg border border-line bg-card">
            {requests.map((request) => (
              <RequestRow key={request.id} request={request} onAnswer={() => answering.show(request)} />
            ))}
          </ul>
        )}
      </PagedList>
      {answering.subject && (
        <AnswerDialog
          key={answering.key}
          request={answering.subject}
          name={answering.subject.user?.full_name ?? texts.gonePerson}
          messages={messages}
          {...answering.state}
        />
      )}
    </>
  );
}

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
          <Badge tone={requestTones[state]}>{texts.stateNames[state]}</Badge>
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
                ? fillText(texts.decidedBy, {
                    name: request.decided_by_name,
                    day: formatDate(request.decided_at) ?? '',
                  })
                : formatDate(request.decided_at)}
            </span>
            <ContentText>{answer}</ContentText>
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-2 lg:flex-col lg:items-end">
        {state === 'open' && kind === 'correct' && user && <CorrectRecord id={user.id} name={name} />}
        <AnswerButton request={request} name={name} onAnswer={onAnswer} />
      </div>
    </li>
  );
}

/** Renders the deadline of a request, and whether it has passed. */
function Clock({ request: { kind, state, due, created_at: asked } }: { request: OfficeRequest }) {
  const since = <span className="text-muted">{fillText(texts.askedOn, { day: formatDate(asked) ?? '' })}</span>;
  if (state !== 'open' || kind === 'export') return since;
  if (kind === 'erase')
    return <span className="text-muted">{fillText(texts.carriedOut, { moment: formatMoment(due) ?? '' })}</span>;
  const isLate = isPast(due);
  return (
    <>
      {since}
      <span className={isLate ? 'font-semibold text-danger' : 'text-muted'}>
        {fillText(isLate ? texts.lateSince : texts.dueOn, { day: formatDate(due) ?? '' })}
      </span>
    </>
  );
}
