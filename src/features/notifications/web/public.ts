export { refreshUnread, useUnreadCount } from './use-unread-count';
export { NoticesScreen, NoticesWaiting } from './list/notices-screen';

/** The title of the notifications page. */
export { notifications as noticesTitle } from '../texts';
