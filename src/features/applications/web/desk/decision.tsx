import type { Messages } from '~/ui/hooks/use-message';
import type { Application } from '../../contract';
import { DecideForm } from './decide-form';
import { DecidedFacts, hasEnded, Reopen } from './decided';
import { Findings } from './marks';

type DecisionProps = {
  application: Application;
  isSuperuser: boolean;
  messages: Messages;
  stepOf?: string;
  /** Receives the server's message, and whether it can be taken back. */
  onDone: (message: string, canUndo: boolean) => void;
};

/** Shows what is to be considered about an application, and under it the decisions that it is open for. */
export function Decision({ application, messages, ...form }: DecisionProps) {
  return (
    <>
      <SoFar application={application} />
      {application.state === 'rejected' ? (
        <Reopen application={application} messages={messages} />
      ) : (
        (application.state === 'pending' || hasEnded(application)) && <DecideForm application={application} {...form} />
      )}
    </>
  );
}

/** Shows what was decided about an application, and what is to be considered. */
export function SoFar({ application }: { application: Application }) {
  const isRejected = application.state === 'rejected';
  return (
    <>
      {application.state !== 'pending' && <DecidedFacts application={application} />}
      <Findings application={isRejected ? { ...application, unconfirmed: false } : application} />
    </>
  );
}
