import type { Session } from '~/session';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { Facts } from '~/ui/facts';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { useDialog } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { MembershipStatusBadge } from '~/ui/membership-status-badge';
import { PersonLink } from '~/ui/office/person-link';
import type { DeskPerson, Waiting } from '../../contract';
import type { Decision } from '../../contract/choices';
import * as texts from '../../texts';
import { classOf, dayOrNone } from '../words';
import { DeskFact } from './desk-fact';
import { Deciding } from './deciding';
import { DecisionDialog } from './decision-dialog';
import { ListStates, type DeskListProps } from './list-states';
import { Scan } from './scan';

const isWaiting = (row: Waiting | DeskPerson): row is Waiting => 'user' in row;

const queueHeads = [
  { by: '-waiting_days', label: texts.sortHeads.waiting },
  { by: 'full_name', label: common.name },
  { by: 'area_name', label: personTexts.area },
  { by: 'kind', label: texts.sortHeads.kind },
];

type QueueListProps = DeskListProps & { session: Session; messages: Messages };

/** Renders the requests of the queue, each with its scan beside the fields. */
export function QueueList({ session, messages, ...list }: QueueListProps) {
  const deciding = useDialog<{ request: Waiting; decision: Decision }>();
  return (
    <>
      <ListStates<Waiting> {...list} isRow={isWaiting} empty={texts.queueEmpty} heads={queueHeads}>
        {(requests) => (
          <ul className="flex flex-col gap-5">
            {requests.map((request) => (
              <Request
                key={request.id}
                request={request}
                session={session}
                onDecide={(decision) => deciding.show({ request, decision })}
              />
            ))}
          </ul>
        )}
      </ListStates>
      {deciding.render((state, subject) => (
        <DecisionDialog {...subject} messages={messages} {...state} />
      ))}
    </>
  );
}

type RequestProps = { request: Waiting; session: Session; onDecide: (decision: Decision) => void };

/** Renders a request with its scan beside the fields, and the buttons that decide on it. */
export function Request({ request, session, onDecide }: RequestProps) {
  const { user, waiting_days: days } = request;
  return (
    <Card as="li" className="grid gap-5 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
      <Scan file={request.file} name={user.full_name} />
      <div className="flex min-w-0 flex-col gap-4">
        <div>
          <p className="flex flex-wrap items-center gap-2">
            <PersonLink id={user.id} name={user.full_name} className="text-lg font-semibold" />
            <MembershipStatusBadge status={user.status} />
            <Badge tone={days > 14 ? 'danger' : days > 7 ? 'brass' : 'quiet'}>
              {days === 0 ? texts.sentToday : countText(texts.waitingDays, days, { days })}
            </Badge>
          </p>
          <p className="text-sm text-muted">
            {texts.kindNames[request.kind]} ·{' '}
            {[user.membership_id, user.area_name ?? common.notAssigned, user.unit_name].filter(Boolean).join(' · ')}
          </p>
        </div>
        <Changes request={request} />
        <div className="mt-auto flex flex-wrap gap-3">
          <Deciding session={session} about={user.id}>
            <Button onClick={() => onDecide('approve')}>{common.approve}</Button>
            <Button variant="secondary" onClick={() => onDecide('correct')}>
              {texts.askForCorrection}
            </Button>
            <Button variant="secondary" onClick={() => onDecide('reject')}>
              {common.reject}
            </Button>
          </Deciding>
        </div>
      </div>
    </Card>
  );
}

/** Renders what is confirmed now and what an approval confirms; omitted values are confirmed as entered. */
function Changes({ request }: { request: Waiting }) {
  const { user } = request;
  const orNotGiven = (value: string | null | undefined) => value ?? texts.notGiven;
  const day = (value: string | null) => orNotGiven(formatDate(value));
  const category = (value: string | null) => orNotGiven(classOf(value));
  const rows =
    request.kind === 'membership'
      ? [{ label: texts.lastValidDay, now: dayOrNone(user.membership_until), next: day(request.membership_until) }]
      : [
          { label: texts.lastValidDay, now: dayOrNone(user.licence_until), next: day(request.renewalDate) },
          {
            label: texts.licenseNumber,
            now: orNotGiven(user.confirmed_number),
            next: orNotGiven(request.licenseNo ?? user.licenseNo),
          },
          {
            label: common.category,
            now: category(user.confirmed_category),
            next: category(request.license_category ?? user.license_category),
          },
          { label: texts.issued, now: day(user.licenseDate), next: day(request.licenseDate ?? user.licenseDate) },
        ];
  return (
    <Facts className="text-sm">
      {rows.map(({ label, now, next }) => (
        <DeskFact key={label} label={label}>
          {next !== now ? (
            <>
              <strong className="tabular-nums">{next}</strong>{' '}
              <span className="text-muted">{fillText(texts.insteadOf, { now })}</span>
            </>
          ) : (
            <>
              {now} <span className="text-muted">{texts.unchanged}</span>
            </>
          )}
        </DeskFact>
      ))}
    </Facts>
  );
}
