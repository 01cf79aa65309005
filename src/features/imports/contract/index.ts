import { z } from 'zod';
import { defineCalls, type UploadRule } from '~/shared/contract';
import { byId, count, id, instant } from '~/shared/fields';
import { pageQuery, pageSchema } from '~/shared/paging';
import { sheetQuery } from '~/shared/sheet-format';
import { importFields, importStates, rowActions } from './choices';
import * as texts from '../texts';

export * from './choices';

/** Which field each heading is taken for; null: none. A heading that is left out is taken for what it was. */
const chosenColumns = z.record(z.string().max(200), z.enum(importFields, { error: texts.badColumns }).nullable(), {
  error: texts.badColumns,
});

/** The same as a multipart form carries it: JSON in a text. */
const columnsText = z
  .string({ error: texts.badColumns })
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: texts.badColumns });
      return z.NEVER;
    }
  })
  .pipe(chosenColumns);
export type ChosenColumns = z.output<typeof chosenColumns>;

const columnSchema = z.object({ heading: z.string(), field: z.enum(importFields).nullable() });
export type ImportColumn = z.output<typeof columnSchema>;

const some = z.string().nullable();
const person = z.object({ id, full_name: z.string(), membership_id: some });

/** A row of the file: what becomes of it. */
export const importRowSchema = z.object({
  line: z.number().int().describe('As the spreadsheet numbers it'),
  action: z.enum(rowActions),
  user: person.nullable().describe('Whom it is about; of somebody new, once they are there'),
  cells: z.array(z.string()).describe('In the order of the columns'),
  changes: z.array(z.object({ field: z.enum(importFields), before: some, after: some })),
  errors: z
    .record(z.string(), z.array(z.string()))
    .nullable()
    .describe('By field; non_field_errors is about the whole row'),
});
export type ImportRow = z.output<typeof importRowSchema>;

const countsSchema = z.object({ rows: count, create: count, update: count, same: count, error: count });

/** An import as lists show it. */
export const importSchema = z.object({
  id,
  state: z.enum(importStates),
  filename: z.string(),
  columns: z.array(columnSchema),
  counts: countsSchema,
  created_at: instant,
  created_by: z.object({ id, name: z.string() }).nullable(),
  applied_at: instant.nullable(),
  undone_at: instant.nullable(),
  undo_until: instant.nullable().describe('null when there is nothing to undo (any more)'),
});
export type Import = z.output<typeof importSchema>;

/** A preview: the import, its first rows, and the first faulty ones. */
const previewSchema = importSchema.extend({ rows: z.array(importRowSchema), errors: z.array(importRowSchema) });
export type ImportPreview = z.output<typeof previewSchema>;

const keptSchema = person.extend({ line: z.number().int(), why: z.string() });

const file: UploadRule = { maxBytes: 5 * 1_048_576, tooLarge: texts.fileTooLarge, missing: texts.fileMissing };

/** Bringing in people from a file (docs/product/imports.md, "Calls"). */
export const importCalls = defineCalls({
  imports: {
    method: 'GET',
    path: '/api/admin/imports/',
    who: 'registrar',
    summary: 'Imports, the newest first',
    query: z.object(pageQuery(20)),
    answers: { 200: pageSchema(importSchema) },
  },
  createImport: {
    method: 'POST',
    path: '/api/admin/imports/',
    who: 'registrar',
    summary: 'What a CSV or XLSX file would change: a preview, which changes nobody',
    body: z.object({ columns: columnsText.optional() }),
    upload: { file },
    answers: { 201: previewSchema },
  },
  import: {
    method: 'GET',
    path: '/api/admin/imports/:id/',
    who: 'registrar',
    summary: 'One import with its rows, page by page',
    params: byId,
    query: z.object({ ...pageQuery(50), action: z.enum(rowActions).optional() }),
    answers: { 200: importSchema.extend(pageSchema(importRowSchema).shape) },
  },
  changeImport: {
    method: 'PATCH',
    path: '/api/admin/imports/:id/',
    who: 'registrar',
    summary: 'Take the columns for other fields, or look at people anew: the preview again; 409 once it is applied',
    params: byId,
    body: z.object({ columns: chosenColumns.optional() }),
    answers: { 200: previewSchema },
  },
  importErrors: {
    method: 'GET',
    path: '/api/admin/imports/:id/errors/',
    who: 'registrar',
    summary: 'The faulty rows as CSV or XLSX, with a column that says why',
    params: byId,
    query: z.object(sheetQuery),
    answers: { 200: z.string() },
    type: 'text/csv; charset=utf-8',
    stream: true,
  },
  applyImport: {
    method: 'POST',
    path: '/api/admin/imports/:id/apply/',
    who: 'registrar',
    summary: 'Do what the preview says, all of it or nothing; 409 `stale_preview`, 409 `already_applied`',
    params: byId,
    body: z.object({ send_links: z.boolean().optional() }).nullish(),
    answers: {
      200: importSchema.extend({ links: count.describe('Links for a first password that are on their way') }),
    },
  },
  undoImport: {
    method: 'POST',
    path: '/api/admin/imports/:id/undo/',
    who: 'registrar',
    summary: 'Take back what an import did, within 14 days, but for people who were changed since',
    evenWhenFull: true,
    params: byId,
    answers: { 200: importSchema.extend({ restored: count, removed: count, kept: z.array(keptSchema) }) },
  },
});
