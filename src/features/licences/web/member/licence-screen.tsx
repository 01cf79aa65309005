import { useMutation, useQuery } from '@tanstack/react-query';
import FileUp from 'lucide-react/icons/file-up';
import type { ReactNode } from 'react';
import type { Session } from '~/session';
import { licenseCategoryName } from '~/shared/license-categories';
import { showDate } from '~/shared/show-date';
import type { Standing } from '~/shared/standing';
import { BackLink } from '~/ui/back-link';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { SavedCheckbox } from '~/ui/saved-checkbox';
import { Container } from '~/ui/container';
import { fill } from '~/ui/fill';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage, type Messages } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import { ListFrame } from '~/ui/office/list-frame';
import { PageHeader } from '~/ui/page-header';
import { Panel } from '~/ui/panel';
import { Skeleton } from '~/ui/skeleton';
import { StandingBadge } from '~/ui/standing-badge';
import type { Mine, Renewal } from '../../contract';
import type { Kind } from '../../contract/choices';
import * as texts from '../../texts';
import { switchReminders } from '../mutations';
import { mineQuery } from '../queries';
import { leftWords } from '../words';
import { OpenRequest } from './open-request';
import { RenewalDialog } from './renewal-dialog';
import { RequestHistory } from './history';

const title = texts.pageTitle;
const lead = texts.pageLead;

/** How things stand with the own licence and membership (docs/product/licences.md, "Own page"). */
export function LicenceScreen({ session }: { session: Session }) {
  const query = useQuery(mineQuery);
  const [message, messages] = useMessage({ clearAfter: 6000 });
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Container className="py-8 sm:py-12">
        <BackLink to={session.isMember ? '/member/dashboard' : '/dashboard'}>{texts.backToDashboard}</BackLink>
        <MessageBanner message={message} className="mt-4" />
        <div className="mt-4">
          <ListFrame query={query} failed={texts.pageFailed} waiting={<ScreenSkeleton />}>
            {(mine) => <Content mine={mine} mayAsk={session.isMember} messages={messages} />}
          </ListFrame>
        </div>
      </Container>
    </>
  );
}

function Content({ mine, mayAsk, messages }: { mine: Mine; mayAsk: boolean; messages: Messages }) {
  const renewing = useDialog<{ kind: Kind; request: Renewal | null }>();
  const ask = mayAsk ? (kind: Kind, request: Renewal | null) => renewing.show({ kind, request }) : undefined;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-8">
      <LicencePanel mine={mine} messages={messages} onAsk={ask} />
      <MembershipPanel mine={mine} messages={messages} onAsk={ask} />
      <RequestHistory history={mine.history} />
      <ReminderSwitch on={mine.reminder_mail} />
      {renewing.subject && (
        <RenewalDialog key={renewing.key} {...renewing.subject} mine={mine} messages={messages} {...renewing.state} />
      )}
    </div>
  );
}

type PanelProps = {
  mine: Mine;
  messages: Messages;
  onAsk: ((kind: Kind, request: Renewal | null) => void) | undefined;
};

function LicencePanel({ mine: { licence, requests }, messages, onAsk }: PanelProps) {
  const differs = licence.renewalDate !== null && licence.renewalDate !== licence.confirmed_until;
  return (
    <Panel title={texts.kindNames.licence}>
      <Validity {...licence} />
      {licence.extended_by && (
        <p className="mt-3 text-sm text-muted">
          {fill(texts.lengthenedBy, { order: licence.extended_by, until: showDate(licence.confirmed_until) })}
        </p>
      )}
      <dl className="mt-5 divide-y divide-line border-y border-line text-sm">
        <Row label={texts.licenseNumber}>
          {licence.licenseNo ?? texts.notGiven}{' '}
          {licence.licenseNo && licence.licenseNo !== licence.confirmed_number && <Unconfirmed />}
        </Row>
        <Row label={texts.category}>
          {licence.license_category === null ? texts.notGiven : licenseCategoryName(licence.license_category)}
        </Row>
        <Row label={texts.issued}>{showDate(licence.licenseDate) ?? texts.notGiven}</Row>
        {differs && (
          <Row label={texts.lastDayEntered}>
            {showDate(licence.renewalDate)} <Unconfirmed />
          </Row>
        )}
      </dl>
      <Request kind="licence" request={requests.licence} messages={messages} onAsk={onAsk} />
    </Panel>
  );
}

function MembershipPanel({ mine: { membership, requests }, messages, onAsk }: PanelProps) {
  return (
    <Panel title={texts.kindNames.membership}>
      <Validity {...membership} />
      <Request kind="membership" request={requests.membership} messages={messages} onAsk={onAsk} />
    </Panel>
  );
}

/** The last valid day, large, with the status and what is left. */
function Validity({
  status,
  until,
  days_left: left,
}: {
  status: Standing;
  until: string | null;
  days_left: number | null;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0">
        <span className="block text-sm text-muted">{texts.validThrough}</span>
        <span className="block text-2xl font-semibold tabular-nums">{showDate(until) ?? texts.notKnownToOffice}</span>
      </p>
      <p className="flex flex-wrap items-center gap-2 sm:ms-auto">
        <StandingBadge status={status} />
        {left !== null && <span className="text-sm text-muted tabular-nums">{leftWords(left)}</span>}
      </p>
    </div>
  );
}

const Unconfirmed = () => <Badge tone="brass">{texts.notConfirmed}</Badge>;

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
      <dt className="text-muted">{label}</dt>
      <dd className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

function Request({
  kind,
  request,
  messages,
  onAsk,
}: { kind: Kind; request: Renewal | null } & Pick<PanelProps, 'messages' | 'onAsk'>) {
  if (request) return <OpenRequest request={request} messages={messages} onCorrect={() => onAsk?.(kind, request)} />;
  if (!onAsk) return null;
  return (
    <Button className="mt-6 max-sm:w-full" onClick={() => onAsk(kind, null)}>
      <FileUp aria-hidden="true" />
      {kind === 'licence' ? texts.sendRenewedLicence : texts.sendMembershipRenewal}
    </Button>
  );
}

/** Whether reminders come by mail too: saved as it is switched, and put back when it could not be. */
function ReminderSwitch({ on }: { on: boolean }) {
  const { mutateAsync } = useMutation(switchReminders);
  const [message, messages] = useMessage({ clearAfter: 5000 });
  return (
    <Card as="section" aria-labelledby="reminders">
      <h2 id="reminders" className="mb-3 text-xl">
        {texts.reminders}
      </h2>
      <p className="mb-4 text-sm text-muted">{texts.remindersLead}</p>
      <SavedCheckbox
        label={texts.remindersByMail}
        checked={on}
        onSave={(wanted) => mutateAsync({ body: { reminder_mail: wanted } })}
        messages={messages}
        words={{ on: texts.remindersOn, off: texts.remindersOff, failed: texts.remindersFailed }}
      />
      <MessageBanner message={message} className="mt-3" />
    </Card>
  );
}

const ScreenSkeleton = () => (
  <div aria-busy="true" className="grid gap-6 lg:grid-cols-2 lg:gap-8">
    <Skeleton className="h-96" />
    <Skeleton className="h-56" />
  </div>
);

/** The screen before the person is known. */
export const LicenceWaiting = () => (
  <>
    <PageHeader title={title} lead={lead} />
    <Container className="py-8 sm:py-12">
      <ScreenSkeleton />
    </Container>
  </>
);
