import { privateMeta, RequireSession } from '~/session';
import { ManageResourcesScreen, ManageResourcesWaiting } from '../admin/manage-resources-screen';

export const meta = privateMeta('Manage Resources');

/** For staff; others go to / (docs/product/README.md, "Routes"). */
export default function ManageResources() {
  return (
    <RequireSession who="staff" otherwise="/" waiting={<ManageResourcesWaiting />}>
      {() => <ManageResourcesScreen />}
    </RequireSession>
  );
}
