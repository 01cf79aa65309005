import { privateHead, privatePage } from '~/session';
import { AreasScreen, AreasWaiting } from '../admin/areas-screen';
import * as texts from '../../texts';

export const head = privateHead(texts.manageAreas);

/** /app/admin/areas: superusers only, everybody else goes to /login (docs/product/admin.md, "Guards"). */
export default privatePage({ who: 'superuser', otherwise: '/login', Waiting: AreasWaiting, Screen: AreasScreen });
