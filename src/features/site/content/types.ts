/** Somebody who holds an office; `photo` is the address of a 320 × 400 portrait. */
export type OfficeHolder = { name: string; role: string; photo: string };

/** One of the three leaders on the home page; `phone` is written for people, `telHref` makes the link. */
export type Leader = OfficeHolder & { id: number; phone: string };

/** One area committee of the about page, while no position has been entered. */
export type WrittenCommittee = {
  area: string;
  president: string;
  secretary: string;
  treasurer: string;
  members: readonly string[];
};

/** A telephone number or e-mail address with what it is for. */
export type ContactLine = { about: 'office' | 'membership' | 'advertising'; label: string; value: string };

/** The link for a telephone number as people write it: `+91 90000 00011` gives `tel:+919000000011`. */
export const telHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
