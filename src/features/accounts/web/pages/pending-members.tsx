import { PendingScreen, PendingWaiting } from '../approval/pending-screen';
import { privateHead, privatePage } from '~/session';
import * as texts from '../../texts';

export const head = privateHead(texts.pendingMembers);

/** Registrars and superusers decide; others go to / (docs/product/admin.md, "Guards"). */
export default privatePage({ who: 'registrar', otherwise: '/', Waiting: PendingWaiting, Screen: PendingScreen });
