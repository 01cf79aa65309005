import { privateHead, privatePage } from '~/session';
import * as texts from '../../texts';
import { PrivacyScreen, PrivacyWaiting } from '../privacy-screen';

export const head = privateHead(texts.pageTitle);

/** /account/privacy, for everybody who is approved (docs/product/privacy.md). */
export default privatePage({ who: 'approved', otherwise: '/', Waiting: PrivacyWaiting, Screen: PrivacyScreen });
