import { privateHead, privatePage } from '~/session';
import { FlagsScreen, FlagsWaiting } from '../flags/flags-screen';
import * as texts from '../../texts';

export const head = privateHead(texts.flaggedPosts);

/** The screen is for moderators; others are sent to / (docs/product/admin.md, "Guards"). */
export default privatePage({ Waiting: FlagsWaiting, Screen: FlagsScreen });
