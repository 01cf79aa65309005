import { PendingScreen, PendingWaiting } from '../approval/pending-screen';
import { privateMeta, privatePage } from '~/session';

export const meta = privateMeta('Pending Members');

/** Only a superuser approves; others go to / (docs/product/admin.md, "Guards"). */
export default privatePage({ who: 'superuser', otherwise: '/', Waiting: PendingWaiting, Screen: PendingScreen });
