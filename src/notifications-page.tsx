import { DigestSetting } from '~/features/community/web/public';
import { NoticesScreen, NoticesWaiting, noticesTitle } from '~/features/notifications/web/public';
import { privateHead, RequireSession } from '~/session';

export const head = privateHead(noticesTitle);

/** /notifications: everybody logged in has their own. It stands here, not in a feature: the board, which knows notices, has a choice on it. */
export default function Notifications() {
  return (
    <RequireSession who="approved" otherwise="/" waiting={<NoticesWaiting />}>
      {({ isMember, user }) => (
        <NoticesScreen isMember={isMember} email={user.email} more={isMember && <DigestSetting />} />
      )}
    </RequireSession>
  );
}
