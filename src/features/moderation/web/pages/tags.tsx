import { privateHead, privatePage } from '~/session';
import { TagsScreen, TagsWaiting } from '../tags/tags-screen';
import * as texts from '../../texts';

export const head = privateHead(texts.boardTags);

/** The screen is for moderators; others are sent to / (docs/product/admin.md, "Guards"). */
export default privatePage({ Waiting: TagsWaiting, Screen: TagsScreen });
