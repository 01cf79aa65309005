import { privateMeta, privatePage } from '~/session';
import { FlagsScreen, FlagsWaiting } from '../flags/flags-screen';

export const meta = privateMeta('Flagged Posts');

/** Only a superuser decides; others go to / (docs/product/admin.md, "Guards"). */
export default privatePage({ who: 'superuser', otherwise: '/', Waiting: FlagsWaiting, Screen: FlagsScreen });
