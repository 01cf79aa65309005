import { pick, siteQuery } from '../queries';

const contactKeys = [
  'phone',
  'membership_phone',
  'advertising_phone',
  'hotline',
  'email',
  'membership_email',
  'advertising_email',
  'address',
  'map_position',
  'description',
  'founded',
] as const;

/** Every contact of the office, and what search engines are told of the committee. */
export type Contact = Record<(typeof contactKeys)[number], string>;

/** Every contact of the office, for the pages that show more than the foot. */
export const contactQuery = siteQuery('contact', ({ values }) => pick(values, contactKeys));
