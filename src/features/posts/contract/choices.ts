import { roles, type Role } from '~/shared/access';

/** News is for everybody, visitors too; a circular is for members, all of them or those of its audience. */
export const postKinds = ['news', 'circular'] as const;
export type PostKind = (typeof postKinds)[number];

/** How far a post has come; a scheduled one is out from the second of its `publish_at` (docs/product/posts.md, "States"). */
export const postStates = ['draft', 'scheduled', 'published', 'archived'] as const;
export type PostState = (typeof postStates)[number];

/** The roles that an audience may name: plain users are no members, so circulars are not for them. */
export const audienceRoles = roles.filter((role): role is Exclude<Role, 'user'> => role !== 'user');

/** How far somebody has come with a post, for the office's list of receipts. */
export const receiptStates = ['unread', 'read', 'acknowledged'] as const;
export type ReceiptState = (typeof receiptStates)[number];

/** What a post may hold, at most. */
export const mostTitle = 150;
export const mostBody = 20_000;
export const mostFiles = 5;
/** A file of exactly this size is still allowed: 10 MB. */
export const mostFileBytes = 10 * 1024 * 1024;
/** How many areas, units and so on an audience names at most. */
export const mostChosen = 100;

/** So many urgent circulars go out within so many days, on the whole site. */
export const urgentLimit = { most: 2, days: 7 } as const;

/** The types of files, as they are served. */
export const fileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type FileType = (typeof fileTypes)[number];
