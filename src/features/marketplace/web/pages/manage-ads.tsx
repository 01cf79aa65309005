import { privateHead, privatePage } from '~/session';
import { AdsScreen, AdsWaiting } from '../admin/manage/ads-screen';
import * as texts from '../../texts';

export const head = privateHead(texts.manageAds);

/** The screen is for staff; others are sent to / (docs/product/README.md, "Routes"). */
export default privatePage({ Waiting: AdsWaiting, Screen: AdsScreen });
