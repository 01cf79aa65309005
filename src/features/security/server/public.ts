import type { Feature } from '~/platform/feature';
import { both } from '../texts/both';

/** Account security: sessions, the second factor, passkeys, the fresh proof (docs/product/security.md). */
export const securityFeature: Feature = {
  texts: both,
  robots: { closed: ['/account/'] },
};
