import { privateHead, privatePage } from '~/session';
import { DashboardScreen, DashboardWaiting } from '../dashboard/dashboard-screen';
import * as texts from '../../texts';

export const head = privateHead(texts.adminDashboard);

/** Staff and superusers; others go to /, visitors to /login (docs/product/admin.md, "Guards"). */
export default privatePage({ who: 'staff', otherwise: '/', Waiting: DashboardWaiting, Screen: DashboardScreen });
