/** How somebody wants notices by mail; `none` until they choose (issue 6). */
export const mailChoices = ['none', 'at_once', 'daily'] as const;
export type MailChoice = (typeof mailChoices)[number];

/** What a notice tells of. */
export const noticeKinds = ['answer', 'best_answer', 'solved', 'removed'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The daily mail goes out at this hour of the site's zone. */
export const digestHour = 8;
