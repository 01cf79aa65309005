import { privateMeta, RequireSession } from '~/session';
import { ManageEventsScreen, ManageEventsWaiting } from '../admin/manage-events-screen';

export const meta = privateMeta('Manage Events');

/** For staff; others go to / (docs/product/README.md, "Routes"). */
export default function ManageEvents() {
  return (
    <RequireSession who="staff" otherwise="/" waiting={<ManageEventsWaiting />}>
      {() => <ManageEventsScreen />}
    </RequireSession>
  );
}
