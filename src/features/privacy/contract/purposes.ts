/** The purposes to which a person consents, each on its own (docs/product/privacy.md, "Purposes"). */
export const purposes = ['membership', 'directory', 'phone', 'email', 'mail', 'public_answers', 'office'] as const;
export type Purpose = (typeof purposes)[number];

/** The states of a consent: `renew` is a consent to a notice that has changed since. */
export const consentStates = ['given', 'renew', 'withdrawn', 'not_asked'] as const;
export type ConsentState = (typeof consentStates)[number];

/** The purpose on which the membership rests: it ends with the membership, and not before. */
export const neededPurpose = 'membership' satisfies Purpose;
