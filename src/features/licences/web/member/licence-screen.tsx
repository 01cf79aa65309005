import { useMutation, useQuery } from '@tanstack/react-query';
import FileUp from 'lucide-react/icons/file-up';
import type { Session } from '~/session';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { Card } from '~/ui/card';
import { SavedCheckbox } from '~/ui/saved-checkbox';
import { Container } from '~/ui/container';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage, type Messages } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import { ListFrame } from '~/ui/office/list-frame';
import { OwnHeader } from '~/ui/own-header';
import { Panel } from '~/ui/panel';
import { Skeleton } from '~/ui/skeleton';
import type { Mine, Renewal } from '../../contract';
import type { Kind } from '../../contract/choices';
import * as texts from '../../texts';
import { switchReminders } from '../mutations';
import { mineQuery } from '../queries';
import { OpenRequest } from './open-request';
import { RenewalDialog } from './renewal-dialog';
import { LicenceFacts, Validity } from '../standing';
import { RequestHistory } from './history';

const title = texts.pageTitle;
const lead = texts.pageLead;

/** Renders the status of the caller's own licence and membership (docs/product/licences.md, "Own page"). */
export function LicenceScreen({ session }: { session: Session }) {
  const query = useQuery(mineQuery);
  const [message, messages] = useMessage({ clearAfter: 6000 });
  return (
    <>
      <OwnHeader title={title} lead={lead} />
      <Container className="pt-2 pb-8 sm:py-12">
        <MessageBanner message={message} className="mb-4" />
        <ListFrame query={query} failed={texts.pageFailed} waiting={<ScreenSkeleton />}>
          {(mine) => <Content mine={mine} mayAsk={session.isMember} messages={messages} />}
        </ListFrame>
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
      <ReminderSwitch mine={mine} />
      {renewing.render((state, subject) => (
        <RenewalDialog {...subject} mine={mine} messages={messages} {...state} />
      ))}
    </div>
  );
}

type PanelProps = {
  mine: Mine;
  messages: Messages;
  onAsk: ((kind: Kind, request: Renewal | null) => void) | undefined;
};

function LicencePanel({ mine: { licence, requests }, messages, onAsk }: PanelProps) {
  return (
    <Panel title={texts.kindNames.licence}>
      <LicenceFacts licence={licence} entered={texts.lastDayEntered} />
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

/** Renders the switch of reminders by mail. It saves at once and switches back when the save fails. */
function ReminderSwitch({ mine }: { mine: Mine }) {
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
        checked={mine.reminder_mail}
        onSave={(wanted) => mutateAsync({ body: { reminder_mail: wanted, updated_at: mine.updated_at } })}
        messages={messages}
        words={{ on: texts.remindersOn, off: texts.remindersOff, failed: common.saveFailed }}
        known={{ stale: common.switchedElsewhere }}
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

/** Renders the page's frame while the session is unknown. */
export const LicenceWaiting = () => (
  <>
    <OwnHeader title={title} lead={lead} />
    <Container className="pt-2 pb-8 sm:py-12">
      <ScreenSkeleton />
    </Container>
  </>
);
