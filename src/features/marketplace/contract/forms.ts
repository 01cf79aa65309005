import { z } from 'zod';
import { chosenId, filled, neededLine, optional, readAt } from '~/shared/fields';
import { line, prose } from '~/shared/text';
import { tiers } from './tiers';

/** members-and-administration.md section 5, "Category create". */
export const categoryForm = z.object({ name: neededLine(80, 'Category name is required') });

const contactNumber = line(40)
  .transform((value) => value.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{10}$/, 'Contact number must be 10 digits'));

const shopFields = {
  name: neededLine(120, 'Shop name is required'),
  location: neededLine(120, 'Location is required'),
  address: filled(prose(500), 'Address is required'),
  category: chosenId('Category is required'),
  description: optional(prose(2000)),
  contact_number: optional(contactNumber),
  email: optional(line(254).pipe(z.email({ error: 'Invalid email format' }))),
};

/** members-and-administration.md section 5, "Shop create". */
export const shopForm = z.object(shopFields);

/** PATCH changes only what is sent. */
export const shopEditForm = z.object(shopFields).partial().extend({ updated_at: readAt });

const tier = z.enum(tiers, { error: 'Ad type is required' });
const shop = chosenId('Shop is required');
const startsAt = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.iso.datetime({ offset: true, local: true, error: 'Invalid date.' }).optional(),
);

/** members-and-administration.md section 5, "Ad upload"; `starts_at` without a zone is in the site's. */
export const adForm = z.object({ ad_type: tier, shop, starts_at: startsAt });

/** PUT: what is not sent stays; without a new file the medium stays. */
export const adEditForm = z.object({ ad_type: tier, shop: shop.optional(), starts_at: startsAt, updated_at: readAt });

export type ShopForm = z.output<typeof shopForm>;
export type ShopEditForm = z.output<typeof shopEditForm>;
export type AdForm = z.output<typeof adForm>;
export type AdEditForm = z.output<typeof adEditForm>;
