/** A person who holds an office; `photo` is the address of a 320 × 400 portrait. */
export type OfficeHolder = { name: string; role: string; photo: string };

/** A leader on the home page; `phone` is written for people, `telHref` makes the link. */
export type Leader = OfficeHolder & { id: number; phone: string };

/** An area committee of the about page, while no position has been entered. */
export type WrittenCommittee = {
  area: string;
  president: string;
  secretary: string;
  treasurer: string;
  members: readonly string[];
};

/** Returns the link for a telephone number as people write it: `tel:+919000000011` for `+91 90000 00011`. */
export const telHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
