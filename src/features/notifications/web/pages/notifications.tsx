import { privateMeta, RequireSession } from '~/session';
import { NoticesScreen, NoticesWaiting } from '../list/notices-screen';

export const meta = privateMeta('Notifications');

/** /notifications: everybody logged in has their own. */
export default function Notifications() {
  return (
    <RequireSession who="approved" otherwise="/" waiting={<NoticesWaiting />}>
      {({ isMember, user }) => <NoticesScreen isMember={isMember} email={user.email} />}
    </RequireSession>
  );
}
