import { privateHead, privatePage } from '~/session';
import * as texts from '../../texts';
import { LicenceScreen, LicenceWaiting } from '../member/licence-screen';

export const head = privateHead(texts.pageTitle);

/** /member/licence, for everybody who is approved (docs/product/licences.md, "Own page"). */
export default privatePage({ who: 'approved', otherwise: '/', Waiting: LicenceWaiting, Screen: LicenceScreen });
