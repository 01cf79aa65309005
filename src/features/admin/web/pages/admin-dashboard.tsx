import { privateMeta, privatePage } from '~/session';
import { DashboardScreen, DashboardWaiting } from '../dashboard/dashboard-screen';

export const meta = privateMeta('Admin Dashboard');

/** Staff and superusers; others go to /, visitors to /login (docs/product/admin.md, "Guards"). */
export default privatePage({ who: 'staff', otherwise: '/', Waiting: DashboardWaiting, Screen: DashboardScreen });
