import { CallError } from '~/shared/api-client';
import type { Ad } from '../contract';
import { tierOffers, type Tier } from '../contract/tiers';
import { mediaKindOf } from './media-kind';

/** Milliseconds of the fade from one ad to the next. */
export const FADE_MS = 500;

/** How long after a media error the next ad takes its place, in both carousels. */
export const SKIP_MS = 1000;

/** The image showcase's ads: images of premium, diamond and gold with a valid address, in the order they came. */
export function showcaseAds(ads: readonly Ad[]): Ad[] {
  return ads.filter(
    (ad) => mediaKindOf(ad) === 'image' && tierOffers[ad.ad_type].showcase && isAddress(ad.media),
  );
}

/** The video carousel's ads. `filter` is looked for in shop name (which is an ad's title) and category, case aside. */
export function videoAds(ads: readonly Ad[], filter = ''): Ad[] {
  const wanted = filter.trim().toLowerCase();
  return ads.filter(
    (ad) =>
      ad.media.trim() !== '' &&
      ad.media_type.startsWith('video/') &&
      [ad.shop_name, ad.category, ad.category_name].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** The ads that the home page shows, in either carousel. */
export function carouselAds(ads: readonly Ad[]): Ad[] {
  const shown = new Set([...showcaseAds(ads), ...videoAds(ads)]);
  return ads.filter((ad) => shown.has(ad));
}

/** How long an ad of this tier stands in the showcase, in milliseconds. */
export const showMsOf = (tier: Tier): number => tierOffers[tier].showcaseSeconds * 1000;

/**
 * What the showcase says after "Error: " (docs/product/marketplace.md, "Image showcase"). Without an answer it is the message
 * alone: the error as a text would bring an "Error: " of its own.
 */
export function showcaseErrorText(error: unknown): string {
  if (!(error instanceof CallError)) return 'An unknown error occurred.';
  if (error.status === 401) return 'Authentication required. Please login to view ads.';
  if (error.status === 404) return 'API endpoint not found. Please check the server configuration.';
  if (error.status === 0) return error.message;
  return `Server error: ${[error.status, error.statusText].filter(Boolean).join(' - ')}`;
}

function isAddress(media: string): boolean {
  return /^(https?:\/\/|\/)/.test(media);
}
