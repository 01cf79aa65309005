import { PendingScreen, PendingWaiting } from '../approval/pending-screen';
import { privateMeta, privatePage } from '~/session';

export const meta = privateMeta('Pending Members');

/** Registrars and superusers decide; others go to / (docs/product/admin.md, "Guards"). */
export default privatePage({ who: 'registrar', otherwise: '/', Waiting: PendingWaiting, Screen: PendingScreen });
