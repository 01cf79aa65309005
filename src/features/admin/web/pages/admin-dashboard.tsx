import { privateMeta, RequireSession } from '~/session';
import { DashboardScreen, DashboardWaiting } from '../dashboard/dashboard-screen';

export const meta = privateMeta('Admin Dashboard');

/** Staff and superusers; others go to /, visitors to /login (docs/product/admin.md, "Guards"). */
export default function AdminDashboard() {
  return (
    <RequireSession who="staff" otherwise="/" waiting={<DashboardWaiting />}>
      {(session) => <DashboardScreen session={session} />}
    </RequireSession>
  );
}
