import { privateHead, privatePage } from '~/session';
import { AdsScreen, AdsWaiting } from '../admin/manage/ads-screen';
import * as texts from '../../texts';

export const head = privateHead(texts.manageAds);

/** For staff; others go to / (docs/product/README.md, "Routes"). */
export default privatePage({ who: 'staff', otherwise: '/', Waiting: AdsWaiting, Screen: AdsScreen });
