import { PendingScreen, PendingWaiting } from '../approval/pending-screen';
import { privateMeta, RequireSession } from '~/session';

export const meta = privateMeta('Pending Members');

/** Only a superuser approves; others go to / (docs/product/admin.md, "Guards"). */
export default function PendingMembers() {
  return (
    <RequireSession who="superuser" otherwise="/" waiting={<PendingWaiting />}>
      {() => <PendingScreen />}
    </RequireSession>
  );
}
