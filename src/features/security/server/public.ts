import type { Feature } from '~/platform/feature';
import { personSignInCalls } from '../contract/person';
import { both } from '../texts/both';
import { demoData, loadDemoFactors } from '~demo/security/load';
import { registerFactors } from './factors-calls';
import { sealedSecrets } from './factors-sealed';
import { securityRows } from './personal';
import { registerSessionList } from './sessions';
import { readSignInOf } from './sign-in-of';

export { removeAllFactors } from './factors';
export { secondFactor } from './factors-login';
export { dropOldTickets } from './sweep';

/** Account security: sessions, the second factor, passkeys, the fresh proof (docs/product/security.md). */
export const securityFeature: Feature = {
  texts: both,
  register: (site, { calls }) => {
    registerSessionList(site, calls);
    registerFactors(site, calls);
    calls.register(personSignInCalls, {
      signInOf: ({ params, query }) => readSignInOf(site, params.id, query.before),
    });
  },
  sealed: [sealedSecrets],
  robots: { closed: ['/account/'] },
  personal: { rows: securityRows },
  demo: loadDemoFactors,
  demoData,
};
