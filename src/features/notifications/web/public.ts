export { refreshUnread, useUnreadCount } from './use-unread-count';
