import { privateHead, privatePage } from '~/session';
import * as texts from '../../texts';
import { PostsScreen, PostsWaiting } from '../office/posts-screen';

export const head = privateHead(texts.posts);

/** For staff, and area admins with their own area's posts; others are sent to / (docs/product/admin.md, "Guards"). */
export default privatePage({ Waiting: PostsWaiting, Screen: PostsScreen });
