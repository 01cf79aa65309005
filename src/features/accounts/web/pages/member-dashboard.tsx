import { PageWaiting } from '../page-waiting';
import { privateMeta } from '../private-meta';
import { MemberScreen, memberTitle } from '../profile/member-screen';
import { RequireSession } from '../require-session';

export const meta = privateMeta(memberTitle);

/** The profile of a member and everyone above; a plain user has the simple page (readings.md, "Roles"). */
export default function MemberDashboard() {
  return (
    <RequireSession who="member" otherwise="/dashboard" waiting={<PageWaiting title={memberTitle} />}>
      {() => <MemberScreen />}
    </RequireSession>
  );
}
