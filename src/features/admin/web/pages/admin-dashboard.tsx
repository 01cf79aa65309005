import { privateMeta, RequireSession } from '~/session';
import { DashboardScreen } from '../dashboard/dashboard-screen';
import { DashboardWaiting } from '../dashboard/waiting';

export const meta = privateMeta('Admin Dashboard');

/** Staff and superusers; others go to /, visitors to /login (members-and-administration.md section 2). */
export default function AdminDashboard() {
  return (
    <RequireSession who="staff" otherwise="/" waiting={<DashboardWaiting />}>
      {(session) => <DashboardScreen session={session} />}
    </RequireSession>
  );
}
