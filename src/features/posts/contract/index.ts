import { z } from 'zod';
import { defineCalls, type UploadRule } from '~/shared/contract';
import { byId, count, id, nothing, pathId } from '~/shared/fields';
import { pageQuery, pageSchema } from '~/shared/paging';
import { sheetQuery } from '~/shared/sheet-format';
import { line } from '~/shared/text';
import * as texts from '../texts';
import { audienceRoles, mostFileBytes, postKinds, postStates, receiptStates } from './choices';
import { archiveForm, postEditForm, postForm, publishForm } from './forms';
import {
  circularRowSchema,
  circularSchema,
  newsRowSchema,
  newsSchema,
  officePostRowSchema,
  officePostSchema,
  receiptCounts,
  receiptSchema,
} from './schemas';

export type * from './schemas';

/** What the public answers of news depend on. */
export const newsTopic = 'news';

/** What lists of the office and of members depend on: posts of every kind and state, and who was told of them and has read them. */
export const postsTopic = 'posts';

/** An emptied filter, as a select with nothing chosen sends it, is none. */
const filter = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const officeQuery = z.object({
  ...pageQuery(25),
  state: filter(z.enum(postStates, { error: texts.badFilter })),
  kind: filter(z.enum(postKinds, { error: texts.badFilter })),
  search: filter(line(200)).describe('Every word is in a title, English or Malayalam'),
});
export type OfficeQuery = z.output<typeof officeQuery>;

const receiptFilters = {
  state: filter(z.enum(receiptStates, { error: texts.badFilter })),
  search: filter(line(200)).describe('Every word is in the name, membership ID, phone, area or unit'),
};
export const receiptFilter = z.object(receiptFilters);
export type ReceiptFilter = z.output<typeof receiptFilter>;

/** Lists in a query: `1,2`. */
const listed = <S extends z.ZodType>(item: S) =>
  z.preprocess((value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : []), z.array(item).max(100));
const audienceQuery = z.object({
  all: z.stringbool().optional(),
  areas: listed(pathId),
  units: listed(pathId),
  roles: listed(z.enum(audienceRoles)),
  positions: listed(line(100)),
});
export type AudienceQuery = z.output<typeof audienceQuery>;

const topics = [newsTopic];
const file: UploadRule = { maxBytes: mostFileBytes, tooLarge: texts.fileTooLarge, missing: texts.fileNeeded };

/** News, for everybody (docs/product/posts.md, "Calls"). */
export const newsCalls = defineCalls({
  newsList: {
    method: 'GET',
    path: '/api/news/',
    who: 'anyone',
    summary: 'News that is out: what is pinned, then the newest',
    query: z.object(pageQuery(12)),
    answers: { 200: pageSchema(newsRowSchema) },
    topics,
    translated: true,
  },
  news: {
    method: 'GET',
    path: '/api/news/:id/',
    who: 'anyone',
    summary: 'One piece of news',
    params: byId,
    answers: { 200: newsSchema },
    topics,
    translated: true,
  },
});

/** Circulars, for the members they are addressed to; for anybody else they are not there (404). */
export const circularCalls = defineCalls({
  circulars: {
    method: 'GET',
    path: '/api/circulars/',
    who: 'member',
    summary: 'Circulars addressed to the caller: what is pinned, then the newest; how many are unread',
    query: z.object(pageQuery(20)),
    answers: { 200: pageSchema(circularRowSchema).extend({ unread_count: count }) },
  },
  circular: {
    method: 'GET',
    path: '/api/circulars/:id/',
    who: 'member',
    summary: 'One circular; asking for it is reading it',
    params: byId,
    answers: { 200: circularSchema },
  },
  acknowledge: {
    method: 'POST',
    path: '/api/circulars/:id/ack/',
    who: 'member',
    summary: 'Confirms that it was read, once; 409 `no_ack` when it asks for no confirmation',
    params: byId,
    answers: { 200: circularSchema },
  },
});

const who = 'staff-or-area-admin';

/** The office's calls; area admins have the circulars of their own area only, any other is a 404. */
export const postCalls = defineCalls({
  posts: {
    method: 'GET',
    path: '/api/admin/posts/',
    who,
    summary: 'Posts of every state, the last changed first',
    query: officeQuery,
    answers: { 200: pageSchema(officePostRowSchema) },
  },
  addPost: {
    method: 'POST',
    path: '/api/admin/posts/',
    who,
    summary: 'A new draft; an area admin’s is a circular for their own area',
    body: postForm,
    answers: { 201: officePostSchema },
  },
  countAudience: {
    method: 'GET',
    path: '/api/admin/posts/audience/',
    who,
    summary: 'How many people an audience has that is being chosen',
    query: audienceQuery,
    answers: { 200: z.object({ count, area_id: id.nullable().describe('The area that an area admin addresses') }) },
  },
  post: {
    method: 'GET',
    path: '/api/admin/posts/:id/',
    who,
    summary: 'One post as the office sees it',
    params: byId,
    answers: { 200: officePostSchema },
  },
  editPost: {
    method: 'PATCH',
    path: '/api/admin/posts/:id/',
    who,
    summary: 'Changes what is sent; 409 `stale`, `archived`, and `published` for what is fixed once it is out',
    params: byId,
    body: postEditForm,
    answers: { 200: officePostSchema },
  },
  deletePost: {
    method: 'DELETE',
    path: '/api/admin/posts/:id/',
    who,
    summary: 'Deletes a draft with its files; 409 `published` for anything else',
    params: byId,
    answers: { 204: nothing },
  },
  audience: {
    method: 'GET',
    path: '/api/admin/posts/:id/audience/',
    who,
    summary: 'How many people its audience has now',
    params: byId,
    answers: { 200: z.object({ count }) },
  },
  publish: {
    method: 'POST',
    path: '/api/admin/posts/:id/publish/',
    who,
    summary:
      'Publishes now, or at a moment to come; 400 for an empty audience, 409 `too_many_urgent`, `published`, `stale`',
    params: byId,
    body: publishForm,
    answers: { 200: officePostSchema },
  },
  archive: {
    method: 'POST',
    path: '/api/admin/posts/:id/archive/',
    who,
    summary: 'Takes it out of sight, and its unread notices back',
    params: byId,
    body: archiveForm,
    evenWhenFull: true,
    answers: { 200: officePostSchema },
  },
  receipts: {
    method: 'GET',
    path: '/api/admin/posts/:id/receipts/',
    who,
    summary: 'Who was told, has read and has confirmed; the counts are of all',
    params: byId,
    query: z.object({ ...pageQuery(50), ...receiptFilters }),
    answers: { 200: pageSchema(receiptSchema).extend({ counts: receiptCounts }) },
  },
  exportReceipts: {
    method: 'GET',
    path: '/api/admin/posts/:id/receipts/export/',
    who,
    summary: 'The same list as CSV (UTF-8 with BOM) or XLSX',
    proof: true,
    params: byId,
    query: receiptFilter.extend(sheetQuery),
    answers: { 200: z.string() },
    type: 'text/csv; charset=utf-8',
    stream: true,
  },
  addFile: {
    method: 'POST',
    path: '/api/admin/posts/:id/files/',
    who,
    summary: 'Adds a file (PDF, JPG or PNG by its bytes), five at most',
    params: byId,
    upload: { file },
    answers: { 201: officePostSchema },
  },
  removeFile: {
    method: 'DELETE',
    path: '/api/admin/posts/:id/files/:fileId/',
    who,
    summary: 'Takes a file away',
    params: z.object({ id: pathId, fileId: pathId }),
    answers: { 200: officePostSchema },
  },
});
