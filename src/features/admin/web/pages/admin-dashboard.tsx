import { privateHead, privatePage } from '~/session';
import * as common from '~/shared/texts';
import { DashboardScreen, DashboardWaiting } from '../dashboard/dashboard-screen';

export const head = privateHead(common.adminDashboard);

/** Renders the dashboard for staff; others are sent to /, visitors to /login (docs/product/admin.md, "Guards"). */
export default privatePage({ Waiting: DashboardWaiting, Screen: DashboardScreen });
