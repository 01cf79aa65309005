import { CallError } from '~/shared/api-client';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import type { Ad } from '../contract';
import { tierOffers, type Tier } from '../contract/tiers';
import { mediaKindOf } from './media-kind';
import * as texts from '../texts';

/** The fields of an ad that a carousel or a sample shows. */
export type ShownAd = Omit<Ad, 'created_at' | 'media_url'>;

/** Returns the image showcase's ads: premium, diamond and gold images with a valid address, in the order of `ads`. */
export function showcaseAds<A extends ShownAd>(ads: readonly A[]): A[] {
  return ads.filter((ad) => mediaKindOf(ad) === 'image' && tierOffers[ad.ad_type].showcase && isAddress(ad.media));
}

/**
 * Returns the video carousel's ads. `filter` is searched for in shop name (an ad's title) and category, ignoring case.
 */
export function videoAds<A extends ShownAd>(ads: readonly A[], filter = ''): A[] {
  const wanted = filter.trim().toLowerCase();
  return ads.filter(
    (ad) =>
      ad.media.trim() !== '' &&
      ad.media_type.startsWith('video/') &&
      [ad.shop_name, ad.category, ad.category_name].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** Returns the ads that either carousel of the home page shows, with only the shown fields. */
export function carouselAds(ads: readonly Ad[]): ShownAd[] {
  const shown = new Set([...showcaseAds(ads), ...videoAds(ads)]);
  return ads.filter((ad) => shown.has(ad)).map(({ created_at: _made, media_url: _same, ...ad }) => ad);
}

/** Returns how long the showcase shows an ad of this tier, in ms. */
export const showMsOf = (tier: Tier): number => tierOffers[tier].showcaseSeconds * 1000;

/**
 * Returns the text that the showcase shows after "Error: " (docs/product/marketplace.md, "Image showcase"). Without a
 * response it is the message alone: the error converted to a string would begin with another "Error: ".
 */
export function showcaseErrorText(error: unknown): string {
  if (!(error instanceof CallError)) return texts.unknownError;
  if (error.status === 401) return texts.loginRequired;
  if (error.status === 404) return texts.endpointNotFound;
  if (error.status === 0) return error.message;
  return fillText(common.serverErrorStatus, { status: [error.status, error.statusText].filter(Boolean).join(' - ') });
}

function isAddress(media: string): boolean {
  return /^(https?:\/\/|\/)/.test(media);
}
