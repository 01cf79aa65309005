export { useAnswersToday } from './use-answers-today';
export { refreshUnread, useUnreadCount } from './use-unread-count';
export { NoticesScreen, NoticesWaiting } from './list/notices-screen';
