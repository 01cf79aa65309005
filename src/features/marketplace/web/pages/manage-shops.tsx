import { privateHead, privatePage } from '~/session';
import { ShopsScreen, ShopsWaiting } from '../admin/manage/shops-screen';
import * as texts from '../../texts';

export const head = privateHead(texts.manageShops);

/** The screen is for staff; others are sent to / (docs/product/README.md, "Routes"). */
export default privatePage({ Waiting: ShopsWaiting, Screen: ShopsScreen });
