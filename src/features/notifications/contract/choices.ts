/** When a person receives notices by mail (docs/product/notifications.md, "Mail choices"). */
export const mailChoices = ['none', 'at_once', 'daily'] as const;
export type MailChoice = (typeof mailChoices)[number];

/** What members get until they choose, so that circulars reach them (docs/decisions/0061). Others get no such mails. */
export const defaultChoice: MailChoice = 'daily';

/** The kinds of a notice about the board. */
export const boardKinds = ['answer', 'best_answer', 'solved', 'removed', 'merged', 'invitation'] as const;

/** The kinds that are also mailed by a person's choice: events of the board, a circular, news, dues. */
export const mailedKinds = [...boardKinds, 'circular', 'news', 'dues'] as const;

/** The kinds of a notice. The kinds outside `mailedKinds` have mails of their own, or none. */
export const noticeKinds = [...mailedKinds, 'licence', 'card', 'privacy', 'event'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Hour of the day, in the site's zone, at which the daily mail is sent. */
export const digestHour = 8;
