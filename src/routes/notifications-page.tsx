import { DigestSetting } from '~/features/outreach/web/public';
import { NoticesScreen, NoticesWaiting } from '~/features/notifications/web/public';
import { privateHead, RequireSession } from '~/session';
import * as common from '~/shared/texts';

export const head = privateHead(common.notifications);

/**
 * Renders /notifications: each person who is logged in has their own. It is here, not in a feature: the board, which
 * imports notices, has a setting on it.
 */
export default function Notifications() {
  return (
    <RequireSession access="approved" otherwise="/" waiting={<NoticesWaiting />}>
      {({ isMember, user }) => (
        <NoticesScreen isMember={isMember} email={user.email} more={isMember && <DigestSetting />} />
      )}
    </RequireSession>
  );
}
