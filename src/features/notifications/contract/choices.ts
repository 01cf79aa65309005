/** How somebody wants notices by mail; `none` until they choose (docs/product/notifications.md, "Mail choices"). */
export const mailChoices = ['none', 'at_once', 'daily'] as const;
export type MailChoice = (typeof mailChoices)[number];

/** What a notice of the board is about. */
export const boardKinds = ['answer', 'best_answer', 'solved', 'removed', 'merged', 'invitation'] as const;

/** These go by mail too, as somebody chose: what is told of the board, and that there is a circular or news. */
export const mailedKinds = [...boardKinds, 'circular', 'news'] as const;

/** What a notice is about; what is not mailed as somebody chose has mails of its own, or none. */
export const noticeKinds = [...mailedKinds, 'licence', 'card', 'privacy'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The daily mail goes out at this hour of the site's zone. */
export const digestHour = 8;
