import { retentionDays } from '~/shared/retention-days';

/** Days that a session can be renewed; after that a person logs in again. */
export const sessionDays = retentionDays.sessions;

/** Minutes that a proof of identity holds (docs/product/security.md, "A fresh proof"). */
export const proofMinutes = 5;

/** Days that staff have to set up a second factor once it is required of them. */
export const graceDays = 14;
/** Hours after a change of address in which a link alone sets no password of staff with a second factor. */
export const newAddressHours = 24;

/** Days that a link *That wasn't me* is valid; it works once. */
export const notMeDays = 7;
/** Days for which a link to a first password works. */
export const firstPasswordDays = 7;

/** Minutes that a link for a new password is valid; it works once. */
export const resetLinkMinutes = 60;
