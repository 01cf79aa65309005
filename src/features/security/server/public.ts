import type { Feature } from '~/platform/feature';
import { both } from '../texts/both';
import { demoData, loadDemoFactors } from '~demo/security/load';
import { registerFactors } from './factors-calls';
import { sealedSecrets } from './factors-sealed';
import { securityRows } from './personal';
import { registerSessionList } from './sessions';

export { removeAllFactors } from './factors';
export { secondFactor } from './factors-login';
export { dropOldTickets } from './sweep';

/** Account security: sessions, the second factor, passkeys, the fresh proof (docs/product/security.md). */
export const securityFeature: Feature = {
  texts: both,
  register: (site, { calls }) => {
    registerSessionList(site, calls);
    registerFactors(site, calls);
  },
  sealed: [sealedSecrets],
  robots: { closed: ['/account/'] },
  personal: { rows: securityRows },
  demo: loadDemoFactors,
  demoData,
};
