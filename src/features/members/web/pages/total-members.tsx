import { privateMeta, RequireSession } from '~/session';
import { MembersScreen, MembersWaiting } from '../admin/members-screen';

export const meta = privateMeta('Member Management');

/** Only a superuser manages people; everybody else goes to /login (docs/product/admin.md, "Guards"). */
export default function TotalMembers() {
  return (
    <RequireSession who="superuser" otherwise="/login" waiting={<MembersWaiting />}>
      {() => <MembersScreen />}
    </RequireSession>
  );
}
