import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls, type UploadRule } from '~/shared/contract';
import { count, id, pathId, unlessEmpty } from '~/shared/fields';
import { pageQuery, pageSchema } from '~/shared/paging';
import { exportOf } from '~/shared/sheet-format';
import { sortQuery } from '~/shared/sort-query';
import { line } from '~/shared/text';
import * as texts from '../texts';
import { audienceRoles, mostFileBytes, postKinds, postStates, receiptStates } from './choices';
import { archiveForm, postEditForm, postForm, publishForm } from './forms';
import {
  circularRowSchema,
  circularSchema,
  keptCircularSchema,
  listedReceiptSchema,
  newsRowSchema,
  newsSchema,
  officePostRowSchema,
  officePostSchema,
  onPaper,
  receiptCounts,
  receiptSchema,
} from './schemas';

export type * from './schemas';

/** The topic of the public answers about news. */
export const newsTopic = 'news';

/** The topic of the lists of the office and of members: posts of every kind and state, and their receipts. */
export const postsTopic = 'posts';

/** The query of the office's list. */
export const officeQuery = z.object({
  ...pageQuery(25),
  state: unlessEmpty(z.enum(postStates, { error: texts.badFilter })),
  kind: unlessEmpty(z.enum(postKinds, { error: texts.badFilter })),
  search: unlessEmpty(line(200)).describe('Every word is in a title, English or Malayalam'),
  ...sortQuery(officePostRowSchema),
});
export type OfficeQuery = z.output<typeof officeQuery>;

const receiptFilters = {
  state: unlessEmpty(z.enum(receiptStates, { error: texts.badFilter })),
  search: unlessEmpty(line(200)).describe('Every word is in the name, membership ID, phone, area or unit'),
  ...sortQuery(receiptSchema),
};
const receiptsQuery = z.object({ ...pageQuery(50), ...receiptFilters });
export type ReceiptFilter = Partial<Omit<z.output<typeof receiptsQuery>, 'page' | 'page_size'>>;

/** Accepts a list in a query: `1,2`. */
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

/** The calls for news, for every visitor (docs/product/posts.md, "Calls"). */
export const newsCalls = defineCalls({
  newsList: call('GET /api/news/', 'anyone', {
    summary: 'News that is out: what is pinned, then the newest',
    query: z.object(pageQuery(12)),
    answers: { 200: pageSchema(newsRowSchema) },
    cache: { topics, translated: true },
  }),
  news: call('GET /api/news/:id/', 'anyone', {
    summary: 'One piece of news',
    answers: { 200: newsSchema },
    cache: { topics, translated: true },
  }),
});

/** The calls for circulars, for the members they are addressed to; for any other caller they don't exist (404). */
export const circularCalls = defineCalls({
  circulars: call('GET /api/circulars/', 'member', {
    summary: 'Circulars addressed to the caller: what is pinned, then the newest; how many are unread',
    query: z.object(pageQuery(20)),
    answers: { 200: pageSchema(circularRowSchema).extend({ unread_count: count }) },
  }),
  keptCirculars: call('GET /api/circulars/offline/', 'member', {
    summary: 'The 20 circulars of the first page with their texts, for a phone to take along; none counts as read',
    answers: { 200: z.object({ circulars: z.array(keptCircularSchema), unread_count: count }) },
  }),
  circular: call('GET /api/circulars/:id/', 'member', {
    summary: 'One circular; asking for it is reading it',
    answers: { 200: circularSchema },
  }),
  acknowledge: call('POST /api/circulars/:id/ack/', 'member', {
    summary: 'Confirms that it was read, once; 409 `no_ack` when it asks for no confirmation',
    answers: { 200: circularSchema },
  }),
});

const access = 'staff-or-area-admin';

const posts = call('GET /api/admin/posts/', access, {
  summary: 'Posts of every state, the last changed first',
  query: officeQuery,
  answers: { 200: pageSchema(officePostRowSchema) },
});

const receipts = call('GET /api/admin/posts/:id/receipts/', access, {
  summary: 'Who was told, has read and has confirmed; the counts are of all',
  query: receiptsQuery,
  answers: { 200: pageSchema(listedReceiptSchema).extend({ counts: receiptCounts }) },
});

/** The office's calls; area admins have the circulars of their own area only, any other is a 404. */
export const postCalls = defineCalls({
  posts,
  exportPosts: exportOf(posts),
  addPost: call('POST /api/admin/posts/', access, {
    summary: 'A new draft; an area admin’s is a circular for their own area',
    body: postForm,
    answers: { 201: officePostSchema },
  }),
  countAudience: call('GET /api/admin/posts/audience/', access, {
    summary: 'How many people an audience has that is being chosen',
    query: audienceQuery,
    answers: {
      200: z.object({
        count,
        on_paper: onPaper,
        area_id: id.nullable().describe('The area that an area admin addresses'),
      }),
    },
  }),
  post: call('GET /api/admin/posts/:id/', access, {
    summary: 'One post as the office sees it',
    answers: { 200: officePostSchema },
  }),
  editPost: call('PATCH /api/admin/posts/:id/', access, {
    summary: 'Changes what is sent; 409 `stale`, `archived`, and `published` for what is fixed once it is out',
    body: postEditForm,
    answers: { 200: officePostSchema },
  }),
  deletePost: call('DELETE /api/admin/posts/:id/', access, {
    summary: 'Deletes a draft with its files; 409 `published` for anything else',
  }),
  audience: call('GET /api/admin/posts/:id/audience/', access, {
    summary: 'How many people its audience has now, and how many of them get it on paper',
    answers: { 200: z.object({ count, on_paper: onPaper }) },
  }),
  publish: call('POST /api/admin/posts/:id/publish/', access, {
    summary:
      'Publishes now, or at a moment to come; 400 for an empty audience, 409 `too_many_urgent`, `published`, `stale`',
    body: publishForm,
    answers: { 200: officePostSchema },
  }),
  archive: call('POST /api/admin/posts/:id/archive/', access, {
    summary: 'Takes it out of sight, and its unread notices back',
    body: archiveForm,
    evenWhenFull: true,
    answers: { 200: officePostSchema },
  }),
  undoArchive: call('DELETE /api/admin/posts/:id/archive/', access, {
    summary: 'Takes back an own archiving of the last ten seconds; 409 `too_late`',
  }),
  remind: call('POST /api/admin/posts/:id/remind/', access, {
    summary: 'Reminds those who have not read it, or not confirmed it; no person twice a day; 409 `not_out`',
    answers: { 200: z.object({ count: count.describe('How many were reminded') }) },
  }),
  receipts,
  exportReceipts: exportOf(receipts),
  addFile: call('POST /api/admin/posts/:id/files/', access, {
    summary: 'Adds a file (PDF, JPG or PNG by its bytes), five at most',
    upload: { files: { file } },
    answers: { 201: officePostSchema },
  }),
  removeFile: call('DELETE /api/admin/posts/:id/files/:fileId/', access, {
    summary: 'Takes a file away',
    answers: { 200: officePostSchema },
  }),
});
