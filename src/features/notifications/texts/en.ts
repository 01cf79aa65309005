// Notifications
export const notificationsLead = 'What happened to the questions you asked, answered or follow.';
export const loadFailed = 'Failed to load notifications. Please try again.';
export const unreadCount = '{unread} unread';
export const markAsRead = 'Mark as read';
export const markAsReadNamed = 'Mark as read: {text}';
export const markAllAsRead = 'Mark all as read';
export const markFailed = 'Failed to mark as read. Please try again.';
export const nothingOnThisPage = 'Nothing on this page';
export const goToTheLastPage = 'Go to the last page';
export const pagesOfNotifications = 'Pages of notifications';
export const noNotificationsYet = 'No notifications yet';
export const noNotificationsLead =
  'When somebody answers a question that you asked, follow or answered, you read it here.';
export const goToCommunity = 'Go to Community';

// Whether they come by mail
export const byMail = 'By mail';
export const notificationsByMail = 'Notifications by mail';
export const whenShouldWeWriteTo = 'When should we write to you?';
export const noMail = 'No mail';
export const noMailHint = 'Notifications wait for you here.';
export const atOnce = 'At once';
export const atOnceHint = 'A mail for every notification, as it comes.';
export const onceADay = 'Once a day';
export const onceADayHint = 'One summary at {digestHour} am.';
export const untilChosen = 'Members get one summary a day until they choose here.';
export const mailsGoTo = 'To {email}. Every mail has a link to stop them.';
export const loadSettingFailed = 'Failed to load your mail setting. Please try again.';

// The audit log
export const auditMailChosen = 'Choice of notices by mail changed';

// Mails
export const mails = {
  digestTitle: '{count} notices from the community board',
  digestTitleOfAll: '{count} notices',
  greeting: 'Dear {name},',
  more: 'And {count} more.',
  openBoard: 'Open the community board',
  openSite: 'Open it on the site',
  footer: 'You get this mail because you chose to have notices of the community board by mail.',
  footerOfAll: 'You get this mail because you chose to have notices by mail.',
  footerByDefault:
    'Members get a summary of their notices at most once a day until they choose something else. You can choose on the site under Notifications, or end these mails with one tap on the link below.',
} as const;

// The page behind a mail's last link
export const unsubscribing = {
  incompleteTitle: 'This link is not complete',
  incomplete: 'Please copy all of it from the mail.',
  askTitle: 'No more mails?',
  ask: 'You will get no more notices by mail. The bell on the site stays.',
  button: 'Unsubscribe',
  doneTitle: 'Done',
  done: 'You get no more notices by mail. You can change this at any time under Notifications.',
  toNotifications: 'To your notifications',
} as const;
