import { z } from 'zod';
import { inOurTimes } from '~/shared/dates';
import { chosenId, filled, neededLine, optional, readAt } from '~/shared/fields';
import { phonePattern } from '~/shared/phone';
import { line, prose } from '~/shared/text';
import * as texts from '../texts';
import { tiers } from './tiers';

/** The body of a new category. The messages of all forms: docs/product/marketplace.md, "Form rules". */
export const categoryForm = z.object({
  name: neededLine(80, texts.categoryNameRequired),
  /** The name in Malayalam; without it readers of Malayalam get the English name. */
  name_ml: optional(line(80)),
});

/** The body of an edit of a category: PATCH changes only the fields that are sent. */
export const categoryEditForm = categoryForm.partial().extend({ updated_at: readAt });

const tenDigits = (message: string) =>
  line(40)
    .regex(/^[\d\s+().-]*$/, message)
    .transform(phonePattern)
    .pipe(z.string().regex(/^\d{10}$/, message));

const shopFields = {
  name: neededLine(120, texts.shopNameRequired),
  location: neededLine(120, texts.locationRequired),
  address: filled(prose(500), texts.addressRequired),
  category: chosenId(texts.categoryRequired),
  description: optional(prose(2000)),
  contact_number: optional(tenDigits(texts.badContactNumber)),
  whatsapp: optional(tenDigits(texts.badWhatsApp)),
  email: optional(line(254).pipe(z.email({ error: texts.badEmail }))),
  website: optional(line(500).pipe(z.url({ protocol: /^https?$/, error: texts.badWebsite }))),
};

/** The body of a new shop. */
export const shopForm = z.object(shopFields);

/**
 * The body of an edit of a shop: PATCH changes only the fields that are sent. Unlike a new shop, an edit may leave the
 * address empty.
 */
export const shopEditForm = z
  .object(shopFields)
  .partial()
  .extend({ address: prose(500).optional(), updated_at: readAt });

/** What a shop may ask to have changed about itself: the fields that the office edits. */
export const shopFactsForm = shopEditForm.omit({ updated_at: true });

const tier = z.enum(tiers, { error: texts.adTypeRequired });
const shop = chosenId(texts.shopRequired);
const startsAt = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.iso
    .datetime({ offset: true, local: true, error: texts.invalidDate })
    .pipe(z.string().refine(inOurTimes, texts.invalidDate))
    .optional(),
);

/** The body of new ads, one for each file. `starts_at` without a zone is in the site's zone. */
export const adForm = z.object({ ad_type: tier, shop, starts_at: startsAt });

/**
 * The body of an edit of an ad. PUT: fields that are not sent stay as they are, and so does the medium without a new
 * file.
 */
export const adEditForm = z.object({ ad_type: tier, shop: shop.optional(), starts_at: startsAt, updated_at: readAt });

/** The body of a renewal. `updated_at` keeps two people who press the button at once from adding the days twice. */
export const renewForm = z.object({ updated_at: readAt }).nullish();

export type CategoryForm = z.output<typeof categoryForm>;
export type CategoryEditForm = z.output<typeof categoryEditForm>;
export type ShopForm = z.output<typeof shopForm>;
export type ShopEditForm = z.output<typeof shopEditForm>;
export type AdForm = z.output<typeof adForm>;
export type AdEditForm = z.output<typeof adEditForm>;
