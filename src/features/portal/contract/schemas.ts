import { z } from 'zod';
import { count, id, instant, nullableText } from '~/shared/fields';
import { languages } from '~/shared/language';
import { mediaSchema } from '~/shared/media';
import { managedAdSchema, shopSchema } from '~/shared/shops';
import { tiers } from '~/shared/tiers';
import { requestKinds, requestStates } from './choices';

/** A person of a shop who may use the portal. */
export const contactSchema = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  language: z.enum(languages),
  created_at: instant,
  revoked_at: instant.nullable(),
  last_used_at: instant.nullable().describe('When the contact was last in the portal, to an hour'),
});
export type Contact = z.output<typeof contactSchema>;

/** A link that the office sends by WhatsApp. */
export const linkSchema = z.object({ url: z.url(), expires_at: instant });
export type Link = z.output<typeof linkSchema>;

/** A session of a contact. */
export const sessionSchema = z.object({
  id,
  device: nullableText,
  created_at: instant,
  last_used_at: instant,
  expires_at: instant,
  current: z.boolean(),
});
export type PortalSession = z.output<typeof sessionSchema>;

/** What a shop owes for a request. */
export const billSchema = z.object({
  id,
  number: z.string(),
  amount: count.describe('Whole paise'),
  open: count,
  due_on: z.iso.date(),
  status: z.string(),
  upi_link: nullableText,
});

/** A request of a shop. Prices are whole paise. */
export const requestSchema = z.object({
  id,
  kind: z.enum(requestKinds),
  ad: id.nullable(),
  tier: z.enum(tiers).nullable(),
  price: count.nullable(),
  price_until: instant.nullable().describe('Until when tier and price are frozen'),
  media: mediaSchema.nullable().describe('The new picture, until the decision'),
  fields: z.record(z.string(), z.union([z.string(), z.number(), z.null()])).nullable(),
  status: z.enum(requestStates),
  note: nullableText,
  created_at: instant,
  decided_at: instant.nullable(),
});
export const ownRequestSchema = requestSchema.extend({ invoice: billSchema.nullable() });
export type OwnRequest = z.output<typeof ownRequestSchema>;

/** A request as the office has it: with whose it is. */
export const officeRequestSchema = requestSchema.extend({
  shop: id,
  shop_name: z.string(),
  contact_name: nullableText,
  invoice_number: nullableText,
});
export type OfficeRequest = z.output<typeof officeRequestSchema>;

/** An ad that ends soon, of a shop without a contact: a telephone call for the office. */
export const unreachableSchema = z.object({
  ad: id,
  shop: id,
  shop_name: z.string(),
  contact_number: nullableText,
  ad_type: z.enum(tiers),
  ends_at: instant,
  days_left: count,
});
export type Unreachable = z.output<typeof unreachableSchema>;

/** An ad as its shop sees it. */
export const ownAdSchema = managedAdSchema.extend({
  days_left: count,
  beside: z
    .enum(['three_quarters', 'half', 'quarter'])
    .nullable()
    .describe('Seen more often a day than that share of the ads in its tier; null below, or with fewer than five'),
});
export type OwnAd = z.output<typeof ownAdSchema>;

/** What a contact sees first. */
export const portalSchema = z.object({
  shop: shopSchema,
  contact: contactSchema.pick({ id: true, name: true, email: true, phone: true, language: true }),
  ads: z.array(ownAdSchema),
  prices: z.array(z.object({ tier: z.enum(tiers), days: count, price: count.nullable() })),
});
export type Portal = z.output<typeof portalSchema>;
