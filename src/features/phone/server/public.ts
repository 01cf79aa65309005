import type { Feature } from '~/platform/feature';
import { both } from '../texts/both';

/** What members have on a phone without a line (docs/product/phone.md). */
export const phoneFeature: Feature = {
  texts: both,
  robots: { closed: ['/offline'] },
};
