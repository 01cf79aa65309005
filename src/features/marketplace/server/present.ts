import { mediaUrl, presentMedia } from '~/platform/files/media';
import { toIso } from '~/shared/dates';
import { inLanguage, type Language } from '~/shared/language';
import type { Ad, Category, ManagedAd, ManagedCategory, Shop } from '../contract';
import { statusOf } from '../rules';
import type { AdRow, CategoryRow, ShopRow } from './views';

/** Returns a category for staff who edit it. */
export const presentManagedCategory = (
  { id, name, nameMl, updatedAt }: CategoryRow,
  language: Language,
): ManagedCategory => ({
  id,
  name: inLanguage(language, name, nameMl),
  name_en: name,
  name_ml: nameMl,
  updated_at: toIso(updatedAt),
});

/** Returns categories by the names that readers of a language get. */
export function presentCategories(found: readonly CategoryRow[], language: Language): Category[] {
  const named = found.map(({ id, name, nameMl }) => ({ id, name: inLanguage(language, name, nameMl) }));
  return language === 'en' ? named : named.sort(byName(language));
}

/** In the order of a language's letters; the database sorts by English names. */
export const byName = (language: Language) => (a: { name: string }, b: { name: string }) =>
  a.name.localeCompare(b.name, language);

export function presentShop(shop: ShopRow, language: Language): Shop {
  const { categoryId, categoryName, categoryNameMl, contactNumber, updatedAt, ...rest } = shop;
  return {
    ...rest,
    contact_number: contactNumber,
    category: categoryId,
    category_name: inLanguage(language, categoryName, categoryNameMl),
    updated_at: toIso(updatedAt),
  };
}

export function presentAd(ad: AdRow, language: Language): Ad {
  const category = inLanguage(language, ad.categoryName, ad.categoryNameMl);
  const url = mediaUrl(ad.media.key);
  return {
    id: ad.id,
    shop: ad.shopId,
    shop_name: ad.shopName,
    category,
    category_name: category,
    ad_type: ad.adType,
    media: url,
    media_url: url,
    media_type: ad.media.type,
    media_detail: presentMedia(ad.media),
    created_at: toIso(ad.createdAt),
  };
}

/** Returns an ad for its administration, with its time and status. */
export function presentManagedAd(ad: AdRow, now: Date, language: Language): ManagedAd {
  return {
    ...presentAd(ad, language),
    starts_at: toIso(ad.startsAt),
    ends_at: toIso(ad.endsAt),
    outage_days: ad.outageDays,
    updated_at: toIso(ad.updatedAt),
    status: statusOf(ad, now),
  };
}
