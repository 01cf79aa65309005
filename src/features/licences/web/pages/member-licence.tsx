import { privateMeta, privatePage } from '~/session';
import { LicenceScreen, LicenceWaiting } from '../member/licence-screen';

export const meta = privateMeta('Licence and Membership');

/** /member/licence, for everybody who is approved (docs/product/licences.md, "Own page"). */
export default privatePage({ who: 'approved', otherwise: '/', Waiting: LicenceWaiting, Screen: LicenceScreen });
