import { z } from 'zod';
import { count, id, instant, nullableText } from '~/shared/fields';
import { audienceRoles, fileTypes, postKinds, postStates } from './choices';

const fileSchema = z.object({
  id,
  name: z.string(),
  type: z.enum(fileTypes),
  size: count,
  url: z.string().describe('Of news: for everybody. Of a circular: signed for the person, good for some minutes'),
});

const shown = {
  id,
  title: z.string().describe('In the language of the call where there is one, else in English'),
  excerpt: z.string().describe('The beginning of the text, without signs'),
  published_at: instant,
  pinned: z.boolean(),
};

/** A news item in a list. */
export const newsRowSchema = z.object(shown);
/** A whole news item. */
export const newsSchema = newsRowSchema.extend({
  body: z.string().describe('Markdown: lists, strong, links and code; no HTML'),
  updated_at: instant,
  files: z.array(fileSchema),
});

const circularShown = {
  ...shown,
  urgent: z.boolean(),
  needs_ack: z.boolean(),
  read_at: instant.nullable(),
  ack_at: instant.nullable(),
};

/** A circular in its reader's list. */
export const circularRowSchema = z.object({ ...circularShown, file_count: count });
/** A circular as its reader has it open. */
export const circularSchema = z.object({
  ...circularShown,
  body: z.string(),
  updated_at: instant,
  files: z.array(fileSchema),
});

/** A circular as a phone takes it along: with its text, and without addresses of its files, which end. */
export const keptCircularSchema = z.object({
  ...circularShown,
  body: z.string(),
  updated_at: instant,
  file_count: count,
});

const audienceSchema = z.object({
  all: z.boolean(),
  areas: z.array(id),
  units: z.array(id),
  roles: z.array(z.enum(audienceRoles)),
  positions: z.array(z.string()),
});

const officeRow = {
  id,
  kind: z.enum(postKinds),
  state: z.enum(postStates),
  title: z.string(),
  title_ml: nullableText,
  area_id: id.nullable().describe('Whose it is: an area’s; null: the office’s'),
  area_name: nullableText,
  author_id: id.nullable().describe('null once the person is gone'),
  author_name: nullableText,
  publish_at: instant.nullable().describe('When it is out, or was'),
  pinned_until: z.iso.date().nullable().describe('The last day'),
  urgent: z.boolean(),
  needs_ack: z.boolean(),
  audience: audienceSchema,
  file_count: count,
  told: count.describe('People who were told'),
  read: count,
  acknowledged: count,
  updated_at: instant,
};
/** A post in the office's list. */
export const officePostRowSchema = z.object(officeRow);
/** A post as the office works on it. */
export const officePostSchema = z.object({
  ...officeRow,
  body: z.string(),
  body_ml: nullableText,
  created_at: instant,
  files: z.array(fileSchema),
});

/** A member a post is for, and their progress with it. */
export const receiptSchema = z.object({
  user_id: id,
  full_name: z.string(),
  membership_id: nullableText,
  phone: nullableText,
  area_name: nullableText,
  unit_name: nullableText,
  on_paper: z.literal(true).optional().describe('The person has no e-mail address, and so no login'),
  told_at: instant.nullable(),
  read_at: instant.nullable(),
  ack_at: instant.nullable(),
});

/** A receipt in the office's list. */
export const listedReceiptSchema = receiptSchema.extend({
  whatsapp: z.url().nullable().optional().describe('Of `not_reached`: a chat with the person, the text filled in'),
});

/** The number of a post's people without an address, who get it on paper; left out when there are none. */
export const onPaper = count.optional().describe('Without an e-mail address; left out when there are none');

/** The number of a post's people who were notified, have read and have confirmed it. */
export const receiptCounts = z.object({
  people: count.describe('In the audience now, or told'),
  told: count,
  read: count,
  read_in_time: count.describe('Within 48 hours after it was published'),
  acknowledged: count,
  on_paper: onPaper,
});

export type PostFile = z.output<typeof fileSchema>;
export type NewsRow = z.output<typeof newsRowSchema>;
export type News = z.output<typeof newsSchema>;
export type CircularRow = z.output<typeof circularRowSchema>;
export type Circular = z.output<typeof circularSchema>;
export type OfficePostRow = z.output<typeof officePostRowSchema>;
export type OfficePost = z.output<typeof officePostSchema>;
export type Receipt = z.output<typeof receiptSchema>;
export type ListedReceipt = z.output<typeof listedReceiptSchema>;
export type ReceiptCounts = z.output<typeof receiptCounts>;
