import { privateHead, privatePage } from '~/session';
import * as texts from '../../texts';
import { PostsScreen, PostsWaiting } from '../office/posts-screen';

export const head = privateHead(texts.posts);

/** Staff, and area admins for their own area; others go to / (docs/product/admin.md, "Guards"). */
export default privatePage({ who: 'staff-or-area-admin', otherwise: '/', Waiting: PostsWaiting, Screen: PostsScreen });
