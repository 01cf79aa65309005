import { useQuery } from '@tanstack/react-query';
import { useKnownSession } from '~/session';
import { formatDate } from '~/shared/format-date';
import { roleNames } from '~/shared/role-names';
import * as common from '~/shared/texts';
import { Fact } from '~/features/people/web/public';
import { Badge } from '~/ui/badge';
import { ListFrame } from '~/ui/office/list-frame';
import type { PersonSectionProps } from '~/ui/office/person-section';
import { Skeleton } from '~/ui/skeleton';
import { applicationStateNames } from '../../contract/application-words';
import type { Application, ApplicationSection } from '../../contract';
import * as texts from '../../texts';
import { applicationQuery, isWhole } from '../queries';
import { Decision, SoFar } from './decision';
import { useUndoOffer } from './use-undo-offer';
import { place } from './wish';

/** Renders a person's application with its decisions; for an approved person, that it is decided. */
export function Section({ person, messages }: PersonSectionProps) {
  const query = useQuery(applicationQuery(person.id));
  const offerUndo = useUndoOffer();
  const isSuperuser = useKnownSession()?.isSuperuser ?? false;
  return (
    <ListFrame query={query} failed={texts.applicationOfFailed} waiting={<Skeleton className="h-40" />}>
      {(application) =>
        application.state === null ? (
          <p className="text-muted">{texts.applicationApproved}</p>
        ) : (
          <div className="flex flex-col gap-5">
            <Known application={application} state={application.state} />
            {isWhole(application) ? (
              <Decision
                application={application}
                isSuperuser={isSuperuser}
                messages={messages}
                onDone={(answer, canUndo) => {
                  if (canUndo) offerUndo({ lines: [answer] }, application.id);
                  else messages.success(answer);
                }}
              />
            ) : (
              <SoFar
                application={{
                  ...application,
                  state: application.state,
                  aadhaar: null,
                  duplicates: [],
                  decided_by: null,
                }}
              />
            )}
          </div>
        )
      }
    </ListFrame>
  );
}

type KnownProps = { application: ApplicationSection; state: Application['state'] };

function Known({ application, state }: KnownProps) {
  return (
    <>
      <p className="flex flex-wrap gap-2">
        <Badge tone="brass">{applicationStateNames[state]}</Badge>
      </p>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm sm:grid-cols-3">
        <Fact label={common.joined}>{formatDate(application.waiting_since)}</Fact>
        <Fact label={common.areaAndUnit} fallback={common.notAssigned}>
          {place(application.area_name, application.requested_area)}
        </Fact>
        <Fact label={texts.requestedRoleLabel}>{roleNames[application.requested_role ?? 'member']}</Fact>
      </dl>
    </>
  );
}
