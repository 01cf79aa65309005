import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ReadOn } from '~/features/person/web/public';
import FilePen from 'lucide-react/icons/file-pen';
import { daysLeft, dayIso } from '~/shared/membership-status';
import { useKnownSession, type Session } from '~/session';
import { fillText } from '~/shared/fill-text';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { useDialog } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { describeOutcome } from '~/ui/office/describe-outcome';
import { ListFrame } from '~/ui/office/list-frame';
import type { PersonSectionProps } from '~/ui/office/person-section';
import { Skeleton } from '~/ui/skeleton';
import type { Renewal, StandingOf, Waiting } from '../../contract';
import type { Decision } from '../../contract/choices';
import * as texts from '../../texts';
import { ClosedRequests } from '../member/history';
import { confirmLicence, undoConfirm } from '../mutations';
import { licencesOfQuery } from '../queries';
import { LicenceFacts, Validity } from '../standing';
import { Deciding } from './deciding';
import { DecisionDialog } from './decision-dialog';
import { Request } from './queue-list';
import { RecordDialog } from './record-dialog';

/** Renders a person's licence and membership for the office (docs/product/licences.md, "A person's licence"). */
export function Section({ person, messages }: PersonSectionProps) {
  const query = useInfiniteQuery(licencesOfQuery(person.id));
  const session = useKnownSession();
  return (
    <ListFrame query={query} failed={texts.personFailed} waiting={<Skeleton className="h-72" />}>
      {({ pages: [standing] }) =>
        standing &&
        session && (
          <Content standing={standing} session={session} messages={messages} isMember={person.is_member}>
            <ReadOn query={query} failed={texts.personFailed} empty={texts.noRenewalsYet}>
              {(history) => <ClosedRequests history={history} empty={texts.noRenewalsYet} />}
            </ReadOn>
          </Content>
        )
      }
    </ListFrame>
  );
}

type ContentProps = {
  standing: StandingOf;
  session: Session;
  messages: Messages;
  isMember: boolean;
  /** The requests that are over. */
  children: ReactNode;
};

function Content({ standing, session, messages, isMember, children }: ContentProps) {
  const { person, licence, membership, requests } = standing;
  const deciding = useDialog<{ request: Waiting; decision: Decision }>();
  const recording = useDialog();
  const { mutateAsync: confirm, isPending } = useMutation(confirmLicence);
  const { mutateAsync: undo } = useMutation(undoConfirm);
  const open = [requests.licence, requests.membership].filter((request) => request !== null);
  const onConfirm = () =>
    describeOutcome(messages, confirm({ params: { userId: person.id }, body: { updated_at: person.updated_at } }), {
      done: fillText(texts.licenceConfirmedOf, { name: person.full_name }),
      failed: texts.confirmFailed,
      undo: () => undo({ params: { userId: person.id } }),
    }).catch(() => undefined);
  return (
    <div className="flex flex-col gap-6">
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Part title={texts.kindNames.licence}>
          <LicenceFacts licence={licence} entered={texts.asEntered} />
        </Part>
        <Part title={texts.kindNames.membership}>
          <Validity {...membership} />
        </Part>
      </div>
      {isMember && (
        <div className="flex flex-wrap gap-3 print:hidden">
          <Deciding session={session} about={person.id}>
            <Button variant="secondary" onClick={() => recording.show(true)}>
              <FilePen aria-hidden="true" />
              {texts.recordByHand}
            </Button>
            {!licence.confirmed && (
              <Button variant="secondary" loading={isPending} onClick={() => void onConfirm()}>
                {texts.confirmAsEntered}
              </Button>
            )}
          </Deciding>
        </div>
      )}
      {open.length > 0 && (
        <Part title={texts.openRequests}>
          <ul className="flex flex-col gap-4">
            {open.map((request) => (
              <Open
                key={request.id}
                request={{ ...request, user: person, waiting_days: daysSince(request) }}
                session={session}
                onDecide={(decision, chosen) => deciding.show({ request: chosen, decision })}
              />
            ))}
          </ul>
        </Part>
      )}
      <Part title={texts.history}>{children}</Part>
      {deciding.render((state, subject) => (
        <DecisionDialog {...subject} messages={messages} {...state} />
      ))}
      {recording.render((state) => (
        <RecordDialog standing={standing} messages={messages} {...state} />
      ))}
    </div>
  );
}

const daysSince = ({ created_at: at }: Renewal) => Math.max(0, daysLeft(dayIso(new Date(at)), dayIso(new Date())));

type OpenProps = { request: Waiting; session: Session; onDecide: (decision: Decision, request: Waiting) => void };

/** Renders an open request: in the queue with the decision, with the member for a correction as it stands. */
function Open({ request, session, onDecide }: OpenProps) {
  if (request.status === 'queue')
    return <Request request={request} session={session} onDecide={(decision) => onDecide(decision, request)} />;
  return (
    <li>
      <Alert tone="info" title={texts.requestStateNames[request.status]}>
        {request.note}
      </Alert>
    </li>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="min-w-0">
    <h3 className="mb-3 text-base font-semibold">{title}</h3>
    {children}
  </div>
);
