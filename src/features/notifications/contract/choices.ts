/** How somebody wants notices by mail; `none` until they choose (docs/product/notifications.md, "Mail choices"). */
export const mailChoices = ['none', 'at_once', 'daily'] as const;
export type MailChoice = (typeof mailChoices)[number];

/** What a notice of the board is about: these go by mail too, as somebody chose. */
export const boardKinds = ['answer', 'best_answer', 'solved', 'removed'] as const;

/** What a notice is about; what is not of the board has mails of its own, or none. */
export const noticeKinds = [...boardKinds, 'licence', 'card'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The daily mail goes out at this hour of the site's zone. */
export const digestHour = 8;
