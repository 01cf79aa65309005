import { z } from 'zod';
import { count, id, instant } from '~/shared/fields';
import { audienceRoles, fileTypes, postKinds, postStates } from './choices';

const some = z.string().nullable();

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

/** A piece of news in a list. */
export const newsRowSchema = z.object(shown);
/** A piece of news, whole. */
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
  title_ml: some,
  area_id: id.nullable().describe('Whose it is: an area’s; null: the office’s'),
  area_name: some,
  author_name: some,
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
  body_ml: some,
  created_at: instant,
  files: z.array(fileSchema),
});

/** Somebody a post is for, and how far they have come with it. */
export const receiptSchema = z.object({
  user_id: id,
  full_name: z.string(),
  membership_id: some,
  phone: some,
  area_name: some,
  unit_name: some,
  told_at: instant.nullable(),
  read_at: instant.nullable(),
  ack_at: instant.nullable(),
});

/** How many of a post's people were told, have read and have confirmed it. */
export const receiptCounts = z.object({
  people: count.describe('In the audience now, or told'),
  told: count,
  read: count,
  read_in_time: count.describe('Within 48 hours after it was published'),
  acknowledged: count,
});

export type PostFile = z.output<typeof fileSchema>;
export type NewsRow = z.output<typeof newsRowSchema>;
export type News = z.output<typeof newsSchema>;
export type CircularRow = z.output<typeof circularRowSchema>;
export type Circular = z.output<typeof circularSchema>;
export type OfficePostRow = z.output<typeof officePostRowSchema>;
export type OfficePost = z.output<typeof officePostSchema>;
export type Receipt = z.output<typeof receiptSchema>;
export type ReceiptCounts = z.output<typeof receiptCounts>;
