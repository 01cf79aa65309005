import { privateHead, privatePage } from '~/session';
import * as texts from '../../texts';
import { SecurityScreen, SecurityWaiting } from '../security-screen';

export const head = privateHead(texts.pageTitle);

/** /account/security, for everybody who is approved (docs/product/security.md). */
export default privatePage({ who: 'approved', otherwise: '/', Waiting: SecurityWaiting, Screen: SecurityScreen });
