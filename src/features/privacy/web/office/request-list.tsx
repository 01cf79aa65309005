import { useQuery } from '@tanstack/react-query';
import Inbox from 'lucide-react/icons/inbox';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { isPast } from '~/shared/dates';
import { formatDate, formatMoment } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { Badge } from '~/ui/badge';
import { ContentText } from '~/ui/content-text';
import { useDialog } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { useSettled } from '~/ui/hooks/use-settled';
import { PersonCell } from '~/ui/office/cells';
import { fill } from '~/ui/fill';
import type { ListColumn } from '~/ui/office/list-table';
import { OfficeList } from '~/ui/office/office-list';
import { PersonLink } from '~/ui/office/person-link';
import type { ListSearch } from '~/ui/search-panel';
import { optionsOf } from '~/ui/select';
import { kindFilters, requestStates } from '../../contract/request-choices';
import type { OfficeRequest } from '../../contract/requests';
import * as texts from '../../texts';
import { officeRequestsQuery, rowsPerPage } from '../requests/queries';
import { requestTones } from '../requests/request-tones';
import type { OfficeAddress } from './address';
import { AnswerButton } from './answer-button';
import { AnswerDialog } from './answer-dialog';
import { CorrectRecord } from './correct-record';

const kindFilterNames = { 'to-answer': texts.answeredByOffice, ...texts.kindNames };

/** What requests are searched and filtered by. */
export const requestSearch: ListSearch<OfficeAddress> = {
  label: texts.officeTabs.requests,
  placeholder: texts.searchRequestsHint,
  choices: [
    {
      name: 'state',
      label: common.state,
      options: [
        { value: 'open', label: texts.stateNames.open },
        { value: 'all', label: texts.allStates },
        ...optionsOf(
          requestStates.filter((state) => state !== 'open'),
          texts.stateNames,
        ),
      ],
    },
    { name: 'kind', label: texts.kind, options: optionsOf(kindFilters, kindFilterNames, texts.allKinds) },
  ],
};

type RequestListProps = {
  inTime: string | undefined;
  shown: OfficeAddress;
  messages: Messages;
  onChange: (part: Partial<OfficeAddress>, as?: 'choice') => void;
};

/** Renders the requests, the open ones first, each open request with the way to its answer. */
export function RequestList({ inTime, shown, messages, onChange }: RequestListProps) {
  const list = useQuery(officeRequestsQuery(useSettled(shown)));
  const answering = useDialog<OfficeRequest>();
  return (
    <>
      <p className="mb-4 min-h-5 text-sm text-muted">{inTime}</p>
      <OfficeList
        search={requestSearch}
        shown={shown}
        onChange={onChange}
        onClear={() => onChange({ search: '', state: 'all', kind: '' }, 'choice')}
        query={list}
        perPage={rowsPerPage}
        count={list.data && countText(texts.requestCount, list.data.count)}
        words={{ failed: texts.requestsFailed, pages: texts.requestPages, nothing: texts.noOfficeRequests }}
        empty={{ title: texts.noOfficeRequests, why: texts.noOfficeRequestsWhy }}
        icon={<Inbox />}
        table={{
          caption: texts.officeTabs.requests,
          columns,
          keyOf: ({ id }) => id,
          actions: (request) => <Actions request={request} onAnswer={() => answering.show(request)} />,
        }}
      />
      {answering.render((state, request) => (
        <AnswerDialog
          request={request}
          name={request.user?.full_name ?? texts.gonePerson}
          messages={messages}
          {...state}
        />
      ))}
    </>
  );
}

const columns: readonly ListColumn<OfficeRequest>[] = [
  {
    label: common.name,
    sort: 'user',
    className: 'sm:align-top! sm:py-3!',
    cell: ({ user }) =>
      user ? (
        <>
          <PersonCell person={user} />
          <p className="mt-1 text-xs text-muted wrap-anywhere">
            {[user.membership_id, user.phone, user.email].filter(Boolean).join(' · ')}
          </p>
        </>
      ) : (
        <p className="text-muted">{texts.gonePerson}</p>
      ),
  },
  {
    label: texts.kind,
    sort: 'kind',
    className: 'sm:align-top! sm:py-3!',
    cell: (request) => <What request={request} />,
  },
  {
    label: common.state,
    sort: 'due',
    className: 'sm:align-top! sm:py-3!',
    cell: (request) => (
      <p className="flex flex-col items-start gap-1 text-sm">
        <Badge tone={requestTones[request.state]}>{texts.stateNames[request.state]}</Badge>
        <Clock request={request} />
      </p>
    ),
  },
];

/** Renders what a person asks for, and the office's answer. */
function What({ request: { kind, text, answer, decided_at: at, ...by } }: { request: OfficeRequest }) {
  return (
    <>
      <strong className="text-sm">{texts.kindNames[kind]}</strong>
      {text && (
        <p className="mt-1 whitespace-pre-line wrap-anywhere">
          <ContentText>{text}</ContentText>
        </p>
      )}
      {answer && (
        <p className="mt-2 rounded-md bg-sunken px-3 py-2 text-sm whitespace-pre-line wrap-anywhere">
          <span className="block text-xs text-muted">
            {by.decided_by_name
              ? fill(texts.decidedBy, {
                  name: (
                    <PersonLink
                      id={by.decided_by_id}
                      name={by.decided_by_name}
                      className="inline-flex min-h-6 items-center"
                    />
                  ),
                  day: formatDate(at) ?? '',
                })
              : formatDate(at)}
          </span>
          <ContentText>{answer}</ContentText>
        </p>
      )}
    </>
  );
}

function Actions({ request, onAnswer }: { request: OfficeRequest; onAnswer: () => void }) {
  const { kind, state, user } = request;
  const name = user?.full_name ?? texts.gonePerson;
  return (
    <>
      {state === 'open' && kind === 'correct' && user && <CorrectRecord id={user.id} name={name} />}
      <AnswerButton request={request} name={name} onAnswer={onAnswer} />
    </>
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
