import { compareEncodings, type Outcome } from './lib/compare';

/** Measures the shop finder's JSON with all shops, uncompressed and in brotli. */
export default function shopsWithAds(server: string): Promise<Outcome[]> {
  return compareEncodings('shops_with_ads', `${server}/api/marketplace/shops_with_ads/`);
}
