import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { id, instant } from '~/shared/fields';
import { line } from '~/shared/text';
import { siteTopic } from '~/shared/topics';
import { adEditForm, adForm, categoryEditForm, categoryForm, renewForm, shopEditForm, shopForm } from './forms';
import { adMediaBytes, adSchema, managedAdSchema, shopSchema } from '~/shared/shops';
import * as texts from '../texts';

/** The topic of the marketplace's public answers. */
export const marketplaceTopic = 'marketplace';

/** A category of shops. */
export const categorySchema = z.object({ id, name: z.string() });

/**
 * A category for staff who edit it: `name` is in the language of the call, `name_en` and `name_ml` are the names as
 * they were entered.
 */
export const managedCategorySchema = categorySchema.extend({
  name_en: z.string(),
  name_ml: z.string().nullable(),
  updated_at: instant,
});

/** A shop and its live ads, as the finder shows them. */
export const shopWithAdsSchema = z.object({ shop: shopSchema, ads: z.array(adSchema) });

/** Another place where a shop was found, and its distance; null when the position of either place is unknown. */
export const otherPlaceSchema = z.object({
  location: z.string(),
  shops: z.int().positive(),
  kilometres: z.int().nullable().describe('As the crow flies, to a kilometre or two'),
});

/** The finder's filters; an empty filter counts as absent. `category` and `location` are names. */
export const shopFilterSchema = z.object({
  q: line(200).optional(),
  category: line(100).optional(),
  location: line(200).optional(),
});

export type { Ad, ManagedAd, Shop } from '~/shared/shops';
export type ManagedCategory = z.output<typeof managedCategorySchema>;
export type Category = z.output<typeof categorySchema>;
export type ShopWithAds = z.output<typeof shopWithAdsSchema>;
export type OtherPlace = z.output<typeof otherPlaceSchema>;
export type ShopFilter = z.output<typeof shopFilterSchema>;

const topics = [marketplaceTopic];

/** The calls for every visitor (docs/product/marketplace.md, "Public calls"). */
export const marketplaceCalls = defineCalls({
  homeAds: call('GET /api/marketplace/ads/home/', 'anyone', {
    summary: 'Live ads in tier order, then newest',
    answers: { 200: z.array(adSchema) },
    cache: { topics, translated: true },
  }),
  ads: call('GET /api/marketplace/ads/', 'anyone', {
    summary: 'Live ads; for staff every ad with its status',
    answers: { 200: z.array(z.union([managedAdSchema, adSchema])) },
    cache: { topics, translated: true, uncachedFor: 'staff' },
  }),
  categories: call('GET /api/marketplace/categories/', 'anyone', {
    summary: 'Shop categories by name; for staff in both languages',
    answers: { 200: z.array(z.union([managedCategorySchema, categorySchema])) },
    cache: { topics, translated: true, uncachedFor: 'staff' },
  }),
  shops: call('GET /api/marketplace/shops/', 'anyone', {
    summary: 'Shops by name',
    answers: { 200: z.array(shopSchema) },
    cache: { topics, translated: true },
  }),
  shop: call('GET /api/marketplace/shops/:id/', 'anyone', {
    summary: 'One shop',
    answers: { 200: shopSchema },
    cache: { topics, translated: true },
  }),
  shopsWithAds: call('GET /api/marketplace/shops_with_ads/', 'anyone', {
    summary: 'Shops by filter, each with its live ads',
    query: shopFilterSchema,
    answers: { 200: z.array(shopWithAdsSchema) },
    cache: { topics, translated: true },
  }),
  otherPlaces: call('GET /api/marketplace/places/', 'anyone', {
    summary: 'Where else there are such shops, the places nearest to `location` first',
    query: shopFilterSchema,
    answers: { 200: z.array(otherPlaceSchema) },
    cache: { topics: [marketplaceTopic, siteTopic] },
  }),
});

const adMedia = { maxBytes: adMediaBytes, tooLarge: texts.mediaTooLarge };

/** The calls for staff (docs/product/marketplace.md, "Administration calls"). */
export const marketplaceAdminCalls = defineCalls({
  createCategory: call('POST /api/marketplace/categories/', 'staff', {
    summary: 'A new shop category',
    body: categoryForm,
    answers: { 201: managedCategorySchema },
  }),
  editCategory: call('PATCH /api/marketplace/shop-categories/:id/', 'staff', {
    summary: 'Changes what is sent of a category',
    body: categoryEditForm,
    answers: { 200: managedCategorySchema },
  }),
  deleteCategory: call('DELETE /api/marketplace/shop-categories/:id/', 'staff', {
    summary: 'Deletes a category that no shop uses',
  }),
  createShop: call('POST /api/marketplace/shops/', 'staff', {
    summary: 'A new shop',
    body: shopForm,
    answers: { 201: shopSchema },
  }),
  editShop: call('PATCH /api/marketplace/shops/:id/', 'staff', {
    summary: 'Changes what is sent of a shop',
    body: shopEditForm,
    answers: { 200: shopSchema },
  }),
  deleteShop: call('DELETE /api/marketplace/shops/:id/delete/', 'staff', {
    summary: 'Deletes a shop with its ads and their files',
  }),
  createAds: call('POST /api/marketplace/ads/', 'staff', {
    summary: 'An ad for every file',
    body: adForm,
    upload: { files: { media: { ...adMedia, maxFiles: 20 } } },
    answers: { 201: z.object({ ads: z.array(managedAdSchema) }) },
  }),
  editAd: call('PUT /api/marketplace/ads/:id/', 'staff', {
    summary: 'Changes an ad, with or without a new medium',
    body: adEditForm,
    upload: { files: { media: adMedia } },
    answers: { 200: managedAdSchema },
  }),
  deleteAd: call('DELETE /api/marketplace/ads/:id/delete/', 'staff', {
    summary: 'Deletes an ad and its files',
  }),
  renewAd: call('POST /api/marketplace/ads/:id/renew/', 'staff', {
    summary: "Adds the tier's days to what is left, or starts it again",
    body: renewForm,
    answers: { 200: managedAdSchema },
  }),
});
