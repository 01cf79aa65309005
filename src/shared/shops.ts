import { z } from 'zod';
import { count, id, instant } from './fields';
import { mediaSchema } from './media';
import { tiers } from './tiers';

/* Shops and their ads, as visitors, the office and the advertisers get them (docs/product/marketplace.md). */

/** The largest file of an ad in bytes, for images and videos alike (docs/product/marketplace.md, "Ad media"). */
export const adMediaBytes = 50 * 1024 * 1024;

/** A shop (docs/product/marketplace.md, "Shop fields"). A missing value is null. */
export const shopSchema = z.object({
  id,
  name: z.string(),
  location: z.string(),
  address: z.string(),
  email: z.string().nullable(),
  contact_number: z.string().nullable(),
  whatsapp: z.string().nullable().describe('Ten digits'),
  website: z.string().nullable(),
  description: z.string().nullable(),
  category: id,
  category_name: z.string(),
  updated_at: instant,
});

const adStatuses = ['scheduled', 'live', 'ended'] as const;

/**
 * An ad as every visitor sees it. `media` and `media_url` are the same address; `media_detail` has the sizes to choose
 * from.
 */
export const adSchema = z.object({
  id,
  shop: id,
  shop_name: z.string(),
  category: z.string(),
  category_name: z.string(),
  ad_type: z.enum(tiers),
  media: z.string(),
  media_url: z.string(),
  media_type: z.string().describe('MIME type'),
  media_detail: mediaSchema,
  created_at: instant,
});

/** An ad as its administration sees it: with its time and status. */
export const managedAdSchema = adSchema.extend({
  starts_at: instant,
  ends_at: instant,
  outage_days: count.describe('Days of its run that were added because the site was down'),
  updated_at: instant,
  status: z.enum(adStatuses),
});

export type Shop = z.output<typeof shopSchema>;
export type Ad = z.output<typeof adSchema>;
export type ManagedAd = z.output<typeof managedAdSchema>;
