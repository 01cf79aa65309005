import { privateMeta, privatePage } from '~/session';
import { FlagsScreen, FlagsWaiting } from '../flags/flags-screen';
import * as texts from '../../texts';

export const meta = privateMeta(texts.flaggedPosts);

/** Only a superuser decides; others go to / (docs/product/admin.md, "Guards"). */
export default privatePage({ who: 'superuser', otherwise: '/', Waiting: FlagsWaiting, Screen: FlagsScreen });
