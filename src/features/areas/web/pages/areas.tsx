import { privateMeta, privatePage } from '~/session';
import { AreasScreen, AreasWaiting } from '../admin/areas-screen';

export const meta = privateMeta('Manage Areas');

/** /app/admin/areas: superusers only, everybody else goes to /login (docs/product/admin.md, "Guards"). */
export default privatePage({ who: 'superuser', otherwise: '/login', Waiting: AreasWaiting, Screen: AreasScreen });
