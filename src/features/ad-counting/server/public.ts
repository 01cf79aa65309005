import type { Feature } from '~/platform/feature';
import { both } from '../texts/both';
import { adCorrections, tierPrices } from './tables';

export { readDays, type DaysWanted } from './read-days';
export { findPrice } from './prices';
export { adDays } from './tables';

/** The counting of ads: how often each was shown, seen and pressed (docs/product/ad-counting.md). */
export const adCountingFeature: Feature = {
  texts: both,
  appendOnly: [adCorrections, tierPrices],
};
