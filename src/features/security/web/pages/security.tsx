import { privateHead, privatePage } from '~/session';
import * as personTexts from '~/shared/person/texts';
import { SecurityScreen, SecurityWaiting } from '../security-screen';

export const head = privateHead(personTexts.accountSecurity);

/** Renders /account/security for every approved person (docs/product/security.md). */
export default privatePage({ access: 'approved', otherwise: '/', Waiting: SecurityWaiting, Screen: SecurityScreen });
