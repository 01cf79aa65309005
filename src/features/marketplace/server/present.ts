import { mediaUrl, presentMedia } from '~/platform/files/media';
import { toIso } from '~/shared/dates';
import type { Ad, ManagedAd, Shop } from '../contract';
import { statusOf } from '../rules';
import type { AdRow, ShopRow } from './views';

export function presentShop(shop: ShopRow): Shop {
  const { categoryId, categoryName, contactNumber, updatedAt, ...rest } = shop;
  return {
    ...rest,
    contact_number: contactNumber,
    category: categoryId,
    category_name: categoryName,
    updated_at: toIso(updatedAt),
  };
}

export function presentAd(ad: AdRow): Ad {
  const url = mediaUrl(ad.media.key);
  return {
    id: ad.id,
    shop: ad.shopId,
    shop_name: ad.shopName,
    category: ad.categoryName,
    category_name: ad.categoryName,
    ad_type: ad.adType,
    media: url,
    media_url: url,
    media_type: ad.media.type,
    media_detail: presentMedia(ad.media),
    created_at: toIso(ad.createdAt),
  };
}

/** An ad for its administration, with its time and status. */
export function presentManagedAd(ad: AdRow, now: Date): ManagedAd {
  return {
    ...presentAd(ad),
    starts_at: toIso(ad.startsAt),
    ends_at: toIso(ad.endsAt),
    updated_at: toIso(ad.updatedAt),
    status: statusOf(ad, now),
  };
}
