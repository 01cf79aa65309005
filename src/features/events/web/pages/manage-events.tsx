import { privateMeta, RequireSession } from '~/session';
import { ManageEventsScreen, ManageEventsWaiting } from '../admin/manage-events-screen';

export const meta = privateMeta('Manage Events');

/** For staff; others go to / (readings.md, "Roles"). */
export default function ManageEvents() {
  return (
    <RequireSession who="staff" otherwise="/" waiting={<ManageEventsWaiting />}>
      {() => <ManageEventsScreen />}
    </RequireSession>
  );
}
