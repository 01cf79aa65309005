import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls } from '~/shared/contract';
import { count, id, instant } from '~/shared/fields';
import { documentForm, flipbookForm } from './forms';
import { maxFileBytes } from './limits';
import { flipbookStatuses } from './statuses';
import * as texts from '../texts';

/** The topic of the public answers about resources. */
export const resourcesTopic = 'resources';

const pixels = z.number().int().positive();

/** A flipbook as readers see it: all its pages are rendered. */
export const flipbookSchema = z.object({
  id,
  title: z.string(),
  version: z.string(),
  uploaded_at: instant,
  page_count: z.number().int().positive(),
  pages: z.array(z.string()).describe('Each page as a picture of a middle width'),
  page_picture: z.string().describe('Address of any page in any width: fill in {page}, from 1, and {width}'),
  page_widths: z.array(pixels).describe('The widths there are, in pixels'),
  page_width: pixels.describe("The first page's size at its largest; the others fit into it"),
  page_height: pixels,
  pdf_url: z.string(),
});

/** A flipbook as Manage Resources sees it. */
export const managedFlipbookSchema = z.object({
  id,
  title: z.string(),
  version: z.string(),
  uploaded_at: instant,
  status: z.enum(flipbookStatuses),
  is_current: z.boolean(),
  page_count: z.number().int().positive().nullable().describe('null until the PDF was opened'),
  pages_done: count,
  failure: z.string().nullable().describe('For people: why it failed'),
  cover: z.string().nullable().describe('Its first page, small; null until that was rendered'),
  pdf_url: z.string(),
});

/** A document to download. */
export const documentSchema = z.object({
  id,
  file_name: z.string(),
  category: z.string(),
  uploaded_at: instant,
  file_url: z.string(),
  file_type: z.string().describe('MIME type, from the bytes'),
  file_size: z.number().int().positive().describe('Bytes'),
});

export type Flipbook = z.output<typeof flipbookSchema>;
export type ManagedFlipbook = z.output<typeof managedFlipbookSchema>;
export type ResourceDocument = z.output<typeof documentSchema>;

const topics = [resourcesTopic];

/** The public calls (docs/product/resources.md, "Public calls"). */
export const resourceCalls = defineCalls({
  currentFlipbook: call('GET /api/resources/flipbooks/current/', 'anyone', {
    summary: 'The newest flipbook whose pages are all there, or null',
    answers: { 200: flipbookSchema.nullable() },
    cache: { topics },
  }),
  archivedFlipbooks: call('GET /api/resources/flipbooks/archives/', 'anyone', {
    summary: 'The finished flipbooks before the current one, the newest first',
    answers: { 200: z.array(flipbookSchema) },
    cache: { topics },
  }),
  documents: call('GET /api/resources/documents/', 'anyone', {
    summary: 'All documents, the newest first',
    answers: { 200: z.array(documentSchema) },
    cache: { topics },
  }),
});

/** The calls for staff (docs/product/resources.md, "Administration calls"). */
export const resourceAdminCalls = defineCalls({
  flipbooks: call('GET /api/resources/flipbooks/', 'staff', {
    summary: 'Every flipbook with how far its pages are, the newest first',
    answers: { 200: z.array(managedFlipbookSchema) },
  }),
  uploadFlipbook: call('POST /api/resources/flipbooks/', 'staff', {
    summary: 'A new flipbook; its pages are rendered in the background',
    body: flipbookForm,
    upload: { files: { pdf: { maxBytes: maxFileBytes, tooLarge: texts.fileTooLarge } } },
    answers: { 201: managedFlipbookSchema },
  }),
  deleteFlipbook: call('DELETE /api/resources/flipbooks/:id/', 'staff', {
    summary: 'Deletes a flipbook with its PDF and pages, also while they are rendered',
  }),
  uploadDocument: call('POST /api/resources/documents/', 'staff', {
    summary: 'A new document',
    body: documentForm,
    upload: { files: { file: { maxBytes: maxFileBytes, tooLarge: texts.fileTooLarge } } },
    answers: { 201: documentSchema },
  }),
  deleteDocument: call('DELETE /api/resources/documents/:id/', 'staff', {
    summary: 'Deletes a document and its file',
  }),
});
