import { PendingScreen, PendingWaiting } from '../desk/pending-screen';
import { privateHead, privatePage } from '~/session';
import * as texts from '../../texts';

export const head = privateHead(texts.pendingMembers);

/** Registrars and superusers decide; others are redirected to / (docs/product/admin.md, "Guards"). */
export default privatePage({ Waiting: PendingWaiting, Screen: PendingScreen });
