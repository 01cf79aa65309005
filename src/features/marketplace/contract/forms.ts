import { z } from 'zod';
import { inOurTimes } from '~/shared/dates';
import { chosenId, filled, neededLine, optional, readAt } from '~/shared/fields';
import { line, prose } from '~/shared/text';
import { texts } from './texts';
import { tiers } from './tiers';

/** members-and-administration.md section 5, "Category create". */
export const categoryForm = z.object({ name: neededLine(80, texts.categoryName) });

const contactNumber = line(40)
  .transform((value) => value.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{10}$/, texts.contactNumber));

const shopFields = {
  name: neededLine(120, texts.shopName),
  location: neededLine(120, texts.location),
  address: filled(prose(500), texts.address),
  category: chosenId(texts.category),
  description: optional(prose(2000)),
  contact_number: optional(contactNumber),
  email: optional(line(254).pipe(z.email({ error: 'Invalid email format' }))),
};

/** members-and-administration.md section 5, "Shop create". */
export const shopForm = z.object(shopFields);

/** PATCH changes only what is sent. "Edit Shop" of section 5 does not ask for an address. */
export const shopEditForm = z.object(shopFields).partial().extend({ address: prose(500).optional(), updated_at: readAt });

const tier = z.enum(tiers, { error: texts.adType });
const shop = chosenId(texts.shop);
const startsAt = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.iso.datetime({ offset: true, local: true, error: 'Invalid date.' }).pipe(z.string().refine(inOurTimes, 'Invalid date.')).optional(),
);

/** members-and-administration.md section 5, "Ad upload"; `starts_at` without a zone is in the site's. */
export const adForm = z.object({ ad_type: tier, shop, starts_at: startsAt });

/** PUT: what is not sent stays; without a new file the medium stays. */
export const adEditForm = z.object({ ad_type: tier, shop: shop.optional(), starts_at: startsAt, updated_at: readAt });

/** Renewing: two people who press it at once must not add the days twice. */
export const renewForm = z.object({ updated_at: readAt }).optional();

export type ShopForm = z.output<typeof shopForm>;
export type ShopEditForm = z.output<typeof shopEditForm>;
export type AdForm = z.output<typeof adForm>;
export type AdEditForm = z.output<typeof adEditForm>;
