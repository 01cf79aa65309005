import { PageWaiting } from '~/ui/page-waiting';
import { privateMeta, RequireSession } from '~/session';
import { MemberScreen, memberTitle } from '../profile/member-screen';

export const meta = privateMeta(memberTitle);

/** The profile of a member and everyone above; a plain user has the simple page (docs/product/accounts.md, "Roles"). */
export default function MemberDashboard() {
  return (
    <RequireSession who="member" otherwise="/dashboard" waiting={<PageWaiting title={memberTitle} />}>
      {() => <MemberScreen />}
    </RequireSession>
  );
}
