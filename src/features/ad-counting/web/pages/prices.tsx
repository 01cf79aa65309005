import { privateHead, privatePage } from '~/session';
import * as texts from '../../texts';
import { PricesScreen, PricesWaiting } from '../prices-screen';

export const head = privateHead(texts.prices);

/** Renders /app/admin/ad-prices for staff (docs/product/ad-counting.md, "Screens"). */
export default privatePage({ Waiting: PricesWaiting, Screen: PricesScreen });
