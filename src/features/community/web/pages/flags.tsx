import { privateHead, privatePage } from '~/session';
import { FlagsScreen, FlagsWaiting } from '../flags/flags-screen';
import * as texts from '../../texts';

export const head = privateHead(texts.flaggedPosts);

/** Moderators decide; others go to / (docs/product/admin.md, "Guards"). */
export default privatePage({ who: 'moderator', otherwise: '/', Waiting: FlagsWaiting, Screen: FlagsScreen });
