/** What an advertiser may ask for: to renew an ad, a new picture for it, or other facts of the shop. */
export const requestKinds = ['renew', 'upload', 'shop'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** The states of a request. */
export const requestStates = ['open', 'approved', 'rejected', 'withdrawn'] as const;
export type RequestState = (typeof requestStates)[number];

/** How many people of a shop may use the portal. */
export const mostContacts = 2;
/** Hours that a link made by the office is valid; it works once. */
export const officeLinkHours = 24;
/** Minutes that a mailed link is valid; it works once. */
export const mailedLinkMinutes = 60;
/** Days that a session lasts. */
export const sessionDays = 30;
/** Days for which tier and price of a request are frozen, and in which its invoice is to be paid. */
export const frozenDays = 14;
/** The days before an ad's end on which its shop is reminded. */
export const reminderSteps = [7, 3, 1] as const;
/** An advertiser is compared with others from so many ads in a tier. */
export const fewestCompared = 5;
