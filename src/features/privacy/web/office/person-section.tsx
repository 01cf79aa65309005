import { useQuery } from '@tanstack/react-query';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button-link';
import { ContentText } from '~/ui/content-text';
import { useDialog } from '~/ui/hooks/use-dialog';
import { ListFrame } from '~/ui/office/list-frame';
import type { PersonSectionProps } from '~/ui/office/person-section';
import { Skeleton } from '~/ui/skeleton';
import type { PersonPrivacy } from '../../contract/requests';
import * as texts from '../../texts';
import { privacyOfQuery } from '../requests/queries';
import { requestTones } from '../requests/request-tones';
import { AnswerButton } from './answer-button';
import { AnswerDialog } from './answer-dialog';
import { NomineeOf } from './nominee-of';

/** Renders a person's consents with version and day, and their requests about their own data. */
export function Section({ person, messages }: PersonSectionProps) {
  const query = useQuery(privacyOfQuery(person.id));
  return (
    <ListFrame query={query} failed={texts.personPrivacyFailed} waiting={<Skeleton className="h-48" />}>
      {(privacy) => <Content privacy={privacy} person={person} messages={messages} />}
    </ListFrame>
  );
}

function Content({ privacy, person, messages }: PersonSectionProps & { privacy: PersonPrivacy }) {
  const { requests, requests_in_all: all = 0, nominee_named: isNamed } = privacy;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h3 className="mb-2 text-sm font-semibold">{texts.consentsOf}</h3>
        <ul className="divide-y divide-line text-sm">
          {privacy.consents.map((consent) => (
            <li key={consent.purpose} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
              <span className="wrap-anywhere">{consent.title}</span>
              <span className="text-muted">{consentWords(consent)}</span>
            </li>
          ))}
        </ul>
      </div>
      {requests && <Requests requests={requests} all={all} person={person} messages={messages} />}
      <NomineeOf key={person.id} person={person} isNamed={isNamed} />
    </div>
  );
}

type Asked = NonNullable<PersonPrivacy['requests']>;

/** Renders requests about own data, for superusers, who answer them. */
function Requests({ requests, all, person, messages }: PersonSectionProps & { requests: Asked; all: number }) {
  const answering = useDialog<Asked[number]>();
  return (
    <>
      <div>
        <h3 className="mb-2 text-sm font-semibold">{texts.requestsOf}</h3>
        {requests.length === 0 ? (
          <p className="text-muted">{texts.noRequestsOf}</p>
        ) : (
          <ul className="divide-y divide-line text-sm">
            {requests.map((request) => (
              <li key={request.id} className="py-2.5 first:pt-0">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <strong>{texts.kindNames[request.kind]}</strong>
                  <Badge tone={requestTones[request.state]}>{texts.stateNames[request.state]}</Badge>
                  <span className="text-muted">
                    {fillText(texts.askedOn, { day: formatDate(request.created_at) ?? '' })}
                    {request.state === 'open' && ` · ${fillText(texts.dueOn, { day: formatDate(request.due) ?? '' })}`}
                  </span>
                  <span className="ms-auto print:hidden">
                    <AnswerButton request={request} name={person.full_name} onAnswer={() => answering.show(request)} />
                  </span>
                </p>
                {request.text && (
                  <p className="mt-1 whitespace-pre-line wrap-anywhere">
                    <ContentText>{request.text}</ContentText>
                  </p>
                )}
                {request.answer && (
                  <p className="mt-1 text-muted whitespace-pre-line wrap-anywhere">
                    <ContentText>{request.answer}</ContentText>
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
        {all > requests.length && (
          <p className="mt-2 text-sm text-muted">{countText(texts.olderRequests, all - requests.length)}</p>
        )}
        <ButtonLink variant="secondary" size="sm" className="mt-4 print:hidden" to="/app/admin/privacy">
          {texts.answerRequests}
        </ButtonLink>
      </div>
      {answering.render((state, request) => (
        <AnswerDialog request={request} name={person.full_name} messages={messages} {...state} />
      ))}
    </>
  );
}

/** Returns the state of a consent with its version and its day. */
function consentWords({
  state,
  agreed_version: version,
  given_at: agreed,
  withdrawn_at: withdrawn,
}: PersonPrivacy['consents'][number]) {
  if (state === 'not_asked') return texts.consentNotAsked;
  const values = { version: version ?? '', day: formatDate(state === 'withdrawn' ? withdrawn : agreed) ?? '' };
  return fillText(state === 'withdrawn' ? texts.consentWithdrawn : texts.consentGiven, values);
}
