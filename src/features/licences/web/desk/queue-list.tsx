import FileText from 'lucide-react/icons/file-text';
import { countText } from '~/shared/count-text';
import { fillText } from '~/shared/fill-text';
import { licenseCategoryName } from '~/shared/license-categories';
import { showDate } from '~/shared/show-date';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { useDialog } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { StandingBadge } from '~/ui/standing-badge';
import type { DeskPerson, Waiting } from '../../contract';
import type { Decision } from '../../contract/choices';
import * as texts from '../../texts';
import type { DeskView } from '../queries';
import { dayOrNone } from '../words';
import { DecisionDialog } from './decision-dialog';
import { ListStates, type DeskRows } from './list-states';

const isWaiting = (row: Waiting | DeskPerson): row is Waiting => 'user' in row;

type QueueListProps = {
  query: DeskRows;
  view: DeskView;
  onPage: (page: number) => void;
  decides: boolean;
  messages: Messages;
};

/** The requests that wait, the scan beside the fields. */
export function QueueList({ query, view, onPage, decides, messages }: QueueListProps) {
  const deciding = useDialog<{ request: Waiting; decision: Decision }>();
  return (
    <>
      <ListStates<Waiting> query={query} view={view} onPage={onPage} isRow={isWaiting} empty={texts.queueEmpty}>
        {(requests) => (
          <ul className="flex flex-col gap-5">
            {requests.map((request) => (
              <Request
                key={request.id}
                request={request}
                onDecide={decides ? (decision) => deciding.show({ request, decision }) : undefined}
              />
            ))}
          </ul>
        )}
      </ListStates>
      {deciding.subject && (
        <DecisionDialog key={deciding.key} {...deciding.subject} messages={messages} {...deciding.state} />
      )}
    </>
  );
}

function Request({ request, onDecide }: { request: Waiting; onDecide: ((decision: Decision) => void) | undefined }) {
  const { user, waiting_days: days } = request;
  return (
    <Card as="li" className="grid gap-5 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
      <Scan request={request} />
      <div className="flex min-w-0 flex-col gap-4">
        <div>
          <p className="flex flex-wrap items-center gap-2">
            <span className="text-lg font-semibold">{user.full_name}</span>
            <StandingBadge status={user.status} />
            <Badge tone={days > 14 ? 'danger' : days > 7 ? 'brass' : 'quiet'}>
              {days === 0 ? texts.sentToday : countText(texts.waitingDays, days, { days })}
            </Badge>
          </p>
          <p className="text-sm text-muted">
            {texts.kindNames[request.kind]} ·{' '}
            {[user.membership_id, user.area_name ?? texts.notAssigned, user.unit_name].filter(Boolean).join(' · ')}
          </p>
        </div>
        <Changes request={request} />
        {onDecide && (
          <div className="mt-auto flex flex-wrap gap-3">
            <Button onClick={() => onDecide('approve')}>{texts.approve}</Button>
            <Button variant="secondary" onClick={() => onDecide('correct')}>
              {texts.askForCorrection}
            </Button>
            <Button variant="secondary" onClick={() => onDecide('reject')}>
              {texts.reject}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

function Scan({ request: { file, user } }: { request: Waiting }) {
  const box =
    'grid aspect-3/4 max-h-72 w-full place-items-center overflow-hidden rounded-md border border-line bg-sunken text-center text-sm';
  if (!file) return <p className={`${box} p-4 text-muted`}>{texts.noScan}</p>;
  if (file.type === 'application/pdf') {
    return (
      <a href={file.url} target="_blank" rel="noreferrer" className={`${box} link p-4`}>
        <span>
          <FileText aria-hidden="true" className="mx-auto mb-2 size-8" />
          {fillText(texts.openPdfOf, { name: user.full_name })}
        </span>
      </a>
    );
  }
  return (
    <a href={file.url} target="_blank" rel="noreferrer" className={box}>
      <img
        src={file.url}
        alt={fillText(texts.scanOf, { name: user.full_name })}
        loading="lazy"
        className="size-full object-contain"
      />
    </a>
  );
}

/** What is now, and what it is to be. */
function Changes({ request }: { request: Waiting }) {
  const { user } = request;
  const rows =
    request.kind === 'membership'
      ? [{ label: texts.validThrough, now: dayOrNone(user.membership_until), next: showDate(request.membership_until) }]
      : [
          { label: texts.validThrough, now: dayOrNone(user.licence_until), next: showDate(request.renewalDate) },
          { label: texts.licenseNumber, now: user.licenseNo ?? texts.notGiven, next: request.licenseNo },
          {
            label: texts.category,
            now: classOf(user.license_category) ?? texts.notGiven,
            next: classOf(request.license_category),
          },
          {
            label: texts.issued,
            now: showDate(user.licenseDate) ?? texts.notGiven,
            next: showDate(request.licenseDate),
          },
        ];
  return (
    <dl className="divide-y divide-line border-y border-line text-sm">
      {rows.map(({ label, now, next }) => (
        <div key={label} className="grid gap-x-4 gap-y-0.5 py-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere">
            {next && next !== now ? (
              <>
                <strong className="tabular-nums">{next}</strong>{' '}
                <span className="text-muted">{fillText(texts.insteadOf, { now })}</span>
              </>
            ) : (
              <>
                {now} <span className="text-muted">{texts.unchanged}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A licence's class as it is read. */
const classOf = (category: string | null) => category && licenseCategoryName(category);
