import { roles, type Role } from '~/shared/access';

/** News is for everyone, visitors included; a circular is for members, all of them or those of its audience. */
export const postKinds = ['news', 'circular'] as const;
export type PostKind = (typeof postKinds)[number];

/** The states of a post; a scheduled post is out from the second of `publish_at` (docs/product/posts.md, "States"). */
export const postStates = ['draft', 'scheduled', 'published', 'archived'] as const;
export type PostState = (typeof postStates)[number];

/** The roles that an audience may name: plain users are no members, so circulars are not for them. */
export const audienceRoles = roles.filter((role): role is Exclude<Role, 'user'> => role !== 'user');

/**
 * A member's progress with a post, for the office's list of receipts; `on_paper`: the member has no login;
 * `not_reached`: no push, mail or visit, so only a call or a message of the office reaches the member.
 */
export const receiptStates = ['unread', 'read', 'acknowledged', 'not_reached', 'on_paper'] as const;
export type ReceiptState = (typeof receiptStates)[number];

/** The limits of a post, in characters and in files. */
export const mostTitle = 150;
export const mostBody = 20_000;
export const mostFiles = 5;
/** The largest file in bytes, 10 MB; a file of exactly this size is allowed. */
export const mostFileBytes = 10 * 1024 * 1024;
/** The number of areas, units and so on that an audience names at most. */
export const mostChosen = 100;

/** The number of urgent circulars that go out within this number of days, on the whole site. */
export const urgentLimit = { maxCount: 2, days: 7 } as const;

/** The types of files, as they are served. */
export const fileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type FileType = (typeof fileTypes)[number];
