/**
 * The number of people that an asker may invite to one question, and in one day (docs/product/outreach.md, "Asking a
 * member").
 */
export const mostInvited = 3;
export const invitationsADay = 20;
/** The maximum number of experts that the server suggests. */
export const mostExperts = 20;

/** The maximum number of questions in a weekly digest. */
export const mostInDigest = 10;

/** The number of threads on a page of /answers. */
export const publicPerPage = 12;
