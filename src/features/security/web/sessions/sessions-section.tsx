import { useMutation, useQuery } from '@tanstack/react-query';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { useId } from 'react';
import { fillText } from '~/shared/fill-text';
import { formatMoment } from '~/shared/format-date';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { ContentText } from '~/ui/content-text';
import { ErrorState } from '~/ui/error-state';
import { fill } from '~/ui/fill';
import { useDialog } from '~/ui/hooks/use-dialog';
import { useMessage } from '~/ui/hooks/use-message';
import { MessageBanner } from '~/ui/message-banner';
import { describeOutcome } from '~/ui/office/describe-outcome';
import { Panel } from '~/ui/panel';
import { Skeleton } from '~/ui/skeleton';
import { TimeAgo } from '~/ui/time-ago';
import type { OwnSession } from '../../contract/sessions';
import * as texts from '../../texts';
import { endOtherSessions, endSession, sessionsQuery } from './queries';

/** Renders the caller's sessions, and the ways to end them (docs/product/security.md, "Sessions"). */
export function SessionsSection() {
  const { data, isPending, isFetching, refetch } = useQuery(sessionsQuery);
  return (
    <Panel title={texts.sessionsTitle} lead={texts.sessionsLead}>
      {data ? (
        <Sessions sessions={data.sessions} />
      ) : isPending ? (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      ) : (
        <ErrorState title={texts.sessionsFailed} retrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Panel>
  );
}

const nameOf = ({ device }: OwnSession) => device ?? texts.unknownDevice;

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const [message, messages] = useMessage({ clearAfter: 5000 });
  const one = useDialog<OwnSession>();
  const others = useDialog();
  const end = useMutation(endSession);
  const endOthers = useMutation(endOtherSessions);
  return (
    <>
      <MessageBanner message={message} className="mb-4" />
      <ul aria-label={texts.sessionsTitle} className="divide-y divide-line">
        {sessions.map((session) => (
          <SessionLine key={session.family} session={session} onEnd={() => one.show(session)} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button variant="secondary" className="mt-5" onClick={() => others.show(true)}>
          {texts.endOthers}
        </Button>
      ) : (
        <p className="mt-4 text-sm text-muted">{texts.onlyThisOne}</p>
      )}
      {one.render((state, subject) => (
        <ConfirmDialog
          {...state}
          title={texts.endOneTitle}
          description={fill(texts.endOneMeans, { device: <ContentText>{nameOf(subject)}</ContentText> })}
          confirmLabel={texts.endOneYes}
          onConfirm={() =>
            describeOutcome(messages, end.mutateAsync({ params: { family: subject.family } }), {
              done: texts.ended,
              failed: texts.endFailed,
            })
          }
        />
      ))}
      <ConfirmDialog
        {...others.state}
        title={texts.endOthersTitle}
        description={texts.endOthersMeans}
        confirmLabel={texts.endOthers}
        onConfirm={() =>
          describeOutcome(messages, endOthers.mutateAsync({}), { done: texts.othersEnded, failed: texts.endFailed })
        }
      />
    </>
  );
}

function SessionLine({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const id = useId();
  const { current, last_used_at: used, started_at: started } = session;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-muted max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
          <span id={id}>
            <ContentText>{nameOf(session)}</ContentText>
          </span>
          {current && <Badge tone="primary">{texts.thisDevice}</Badge>}
        </p>
        <p className="mt-0.5 text-sm text-muted">
          {current ? texts.usedNow : fill(texts.lastUsed, { when: <TimeAgo at={used} /> })} ·{' '}
          {fillText(texts.loggedInAt, { moment: formatMoment(started) ?? '' })}
        </p>
      </div>
      {!current && (
        <Button variant="secondary" size="sm" aria-describedby={id} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}
