import { privateHead, privatePage } from '~/session';
import * as texts from '../../texts';
import { LicenceScreen, LicenceWaiting } from '../member/licence-screen';

export const head = privateHead(texts.pageTitle);

/** Renders /member/licence for every approved person (docs/product/licences.md, "Own page"). */
export default privatePage({ access: 'approved', otherwise: '/', Waiting: LicenceWaiting, Screen: LicenceScreen });
