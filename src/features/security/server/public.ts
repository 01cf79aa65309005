import type { Feature } from '~/platform/feature';
import { both } from '../texts/both';
import { registerFactors } from './factors-calls';
import { sealedSecrets } from './factors-sealed';

export { removeAllFactors } from './factors';
export { secondFactor } from './factors-login';

/** Account security: sessions, the second factor, passkeys, the fresh proof (docs/product/security.md). */
export const securityFeature: Feature = {
  texts: both,
  register: (site, { calls }) => {
    registerFactors(site, calls);
  },
  sealed: [sealedSecrets],
  robots: { closed: ['/account/'] },
};
