import type { Feature } from '~/platform/feature';
import { both } from '../texts/both';
import { securityRows } from './personal';
import { registerSessionList } from './sessions';

export { dropOldTickets } from './sweep';

/** Account security: sessions, the second factor, passkeys, the fresh proof (docs/product/security.md). */
export const securityFeature: Feature = {
  texts: both,
  register: (site, { calls }) => registerSessionList(site, calls),
  robots: { closed: ['/account/'] },
  personal: { rows: securityRows },
};
