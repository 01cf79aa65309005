import { useQuery } from '@tanstack/react-query';
import { useKnownSession } from '~/session';
import { formatDate } from '~/shared/format-date';
import { Fact } from '~/features/people/web/public';
import { roleNames } from '~/shared/role-names';
import * as common from '~/shared/texts';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { useDialog } from '~/ui/hooks/use-dialog';
import { ListFrame } from '~/ui/office/list-frame';
import type { PersonSectionProps } from '~/ui/office/person-section';
import { Skeleton } from '~/ui/skeleton';
import { applicationStateNames } from '../../contract/application-words';
import type { Application } from '../../contract';
import * as texts from '../../texts';
import { applicationQuery } from '../queries';
import { place } from './applicant';
import { ApproveForm } from './approve-form';
import { DecideWindow } from './decide-window';
import { Decided } from './decided';
import { Findings } from './marks';
import { useApproved } from './use-approved';

/** Renders a person's application with its decisions; for an approved person, that it is decided. */
export function Section({ person, messages }: PersonSectionProps) {
  const query = useQuery({ ...applicationQuery(person.id), enabled: !person.is_approved });
  const deciding = useDialog<Application>();
  const sayApproved = useApproved();
  const isSuperuser = useKnownSession()?.isSuperuser ?? false;
  if (person.is_approved) return <p className="text-muted">{texts.applicationApproved}</p>;
  return (
    <>
      <ListFrame query={query} failed={texts.applicationOfFailed} waiting={<Skeleton className="h-40" />}>
        {(application) =>
          application.state === 'pending' ? (
            <div className="flex flex-col gap-5">
              <Pending application={application} />
              <div className="flex flex-wrap items-center gap-2">
                <ApproveForm
                  user={application}
                  isSuperuser={isSuperuser}
                  messages={messages}
                  onApproved={(answer) => sayApproved(application, answer)}
                />
                <Button variant="secondary" size="sm" onClick={() => deciding.show(application)}>
                  {texts.decideMore}
                </Button>
              </div>
            </div>
          ) : (
            <ul>
              <Decided application={application} messages={messages} onDecide={deciding.show} />
            </ul>
          )
        }
      </ListFrame>
      {deciding.subject && (
        <DecideWindow
          key={deciding.key}
          application={deciding.subject}
          isSuperuser={isSuperuser}
          onDone={(answer, canUndo) => (canUndo ? sayApproved(deciding.subject!, answer) : messages.success(answer))}
          {...deciding.state}
        />
      )}
    </>
  );
}

function Pending({ application }: { application: Application }) {
  return (
    <>
      <p className="flex flex-wrap gap-2">
        <Badge tone="brass">{applicationStateNames[application.state]}</Badge>
        {application.unconfirmed && <Badge tone="brass">{common.notConfirmed}</Badge>}
      </p>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm sm:grid-cols-3">
        <Fact label={common.joined}>{formatDate(application.waiting_since)}</Fact>
        <Fact label={common.areaAndUnit} fallback={common.notAssigned}>
          {place(application.area_name, application.requested_area)}
        </Fact>
        <Fact label={texts.requestedRoleLabel}>{roleNames[application.requested_role ?? 'member']}</Fact>
      </dl>
      <Findings application={application} />
    </>
  );
}
