import { PendingScreen, PendingWaiting } from '../approval/pending-screen';
import { privateMeta, RequireSession } from '~/session';

export const meta = privateMeta('Pending Members');

/** Only a superuser approves; others go to / (readings.md, "Roles"). */
export default function PendingMembers() {
  return (
    <RequireSession who="superuser" otherwise="/" waiting={<PendingWaiting />}>
      {() => <PendingScreen />}
    </RequireSession>
  );
}
