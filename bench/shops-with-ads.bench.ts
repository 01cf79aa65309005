import { compareWithBare, type Outcome } from './lib/compare';

/** Measures the shop finder's JSON with all shops, uncompressed and in brotli. */
export default async function shopsWithAds(server: string): Promise<Outcome[]> {
  const url = `${server}/api/marketplace/shops_with_ads/`;
  return [
    await compareWithBare({ name: 'shops_with_ads', target: { url } }),
    await compareWithBare({ name: 'shops_with_ads, brotli', target: { url, headers: { 'accept-encoding': 'br' } } }),
  ];
}
