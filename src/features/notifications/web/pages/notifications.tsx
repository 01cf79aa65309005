import { privateMeta, RequireSession } from '~/session';
import { NoticesScreen, NoticesWaiting } from '../list/notices-screen';
import * as texts from '../../texts';

export const meta = privateMeta(texts.notifications);

/** /notifications: everybody logged in has their own. */
export default function Notifications() {
  return (
    <RequireSession who="approved" otherwise="/" waiting={<NoticesWaiting />}>
      {({ isMember, user }) => <NoticesScreen isMember={isMember} email={user.email} />}
    </RequireSession>
  );
}
