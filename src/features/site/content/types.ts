/** Returns the link for a telephone number as people write it: `tel:+919000000011` for `+91 90000 00011`. */
export const telHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
