import { privateHead, RequireSession } from '~/session';
import { UsersScreen, UsersWaiting } from '../users/users-screen';
import * as texts from '../../texts';

export const head = privateHead(texts.userManagement);

/** Only a superuser manages accounts; everybody else goes to /login (docs/product/admin.md, "Guards"). */
export default function TotalUsers() {
  return (
    <RequireSession who="superuser" otherwise="/login" waiting={<UsersWaiting />}>
      {({ user }) => <UsersScreen own={user.id} />}
    </RequireSession>
  );
}
