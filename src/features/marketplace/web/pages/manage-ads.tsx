import { privateMeta, privatePage } from '~/session';
import { AdsScreen, AdsWaiting } from '../admin/manage/ads-screen';

export const meta = privateMeta('Manage Ads');

/** For staff; others go to / (docs/product/README.md, "Routes"). */
export default privatePage({ who: 'staff', otherwise: '/', Waiting: AdsWaiting, Screen: AdsScreen });
