import { keptDays } from '~/shared/kept-days';

/** Positions that can be asked for in the simple form. Only a request: it gives nothing until a superuser approves. */
export const positions = ['area_admin', 'admin', 'unit_admin'] as const;

/** A refresh token works once, for this long. */
export const refreshTokenDays = 30;

/** For how long a session can be renewed at all, in days: then everybody logs in anew. */
export const sessionDays = keptDays.sessions;

/** For how long a proof of who somebody is holds, in minutes (docs/product/security.md, "A fresh proof"). */
export const proofMinutes = 5;

/** How many days staff have to set up a second factor once it is required of them. */
export const graceDays = 14;
/** A link *That wasn't me* works once, for this many days. */
export const notMeDays = 7;

/** The link for a new password works once, for this long. */
export const resetLinkMinutes = 60;
