import { privateHead, privatePage } from '~/session';
import { TagsScreen, TagsWaiting } from '../tags/tags-screen';
import * as texts from '../../texts';

export const head = privateHead(texts.boardTags);

/** For moderators; others go to / (docs/product/admin.md, "Guards"). */
export default privatePage({ who: 'moderator', otherwise: '/', Waiting: TagsWaiting, Screen: TagsScreen });
