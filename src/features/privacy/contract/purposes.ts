/** What somebody agrees to, each on its own (docs/product/privacy.md, "Purposes"). */
export const purposes = ['membership', 'directory', 'phone', 'email', 'mail', 'public_answers'] as const;
export type Purpose = (typeof purposes)[number];

/** How it stands with a purpose: `renew` is an agreement to a notice that has changed since. */
export const consentStates = ['given', 'renew', 'withdrawn', 'not_asked'] as const;
export type ConsentState = (typeof consentStates)[number];

/** What membership rests on: it ends with the membership, and not before. */
export const neededPurpose = 'membership' satisfies Purpose;
