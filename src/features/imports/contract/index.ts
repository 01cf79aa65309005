import { z } from 'zod';
import { call } from '~/shared/call';
import { defineCalls, type UploadRule } from '~/shared/contract';
import { count, id, instant, nullableText, readAt, unlessEmpty } from '~/shared/fields';
import { line } from '~/shared/text';
import { pageQuery, pageSchema } from '~/shared/paging';
import { exportOf, sheetAnswer, sheetQuery } from '~/shared/sheet-format';
import { sortQuery } from '~/shared/sort-query';
import { importFields, importStates, mostRows, rowActions, rowKinds } from './choices';
import * as texts from '../texts';

export * from './choices';

/** The greatest number that a line can have in the database. */
const mostLine = 2 ** 31 - 1;

/** The field of each heading; null: none. An omitted heading stays with its field. */
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

const person = z.object({ id, full_name: z.string(), membership_id: nullableText });

const confirmedLines = z
  .array(z.int({ error: texts.badLines }).min(1, texts.badLines).max(mostLine, texts.badLines), {
    error: texts.badLines,
  })
  .max(mostRows, texts.badLines);

/** A row of the file, with what the import does with it. */
export const importRowSchema = z.object({
  line: z.number().int().describe('As the spreadsheet numbers it'),
  action: z.enum(rowActions),
  user: person.nullable().describe('The person it is about; of a new person, once the import is applied'),
  cells: z.array(z.string()).describe('In the order of the columns'),
  changes: z.array(z.object({ field: z.enum(importFields), before: nullableText, after: nullableText })),
  errors: z
    .record(z.string(), z.array(z.string()))
    .nullable()
    .describe('By field, with the value of the cell; non_field_errors is about the whole row'),
  warnings: z
    .array(z.string())
    .describe('With any, the row is applied only when it is confirmed: it may be about another person'),
});
export type ImportRow = z.output<typeof importRowSchema>;

const warnings = count.describe('Rows among `update` that are applied only when they are confirmed');
const countsSchema = z.object({ rows: count, create: count, update: count, same: count, error: count, warnings });

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
  updated_at: instant.describe('Of its columns and its state'),
});
export type Import = z.output<typeof importSchema>;

/** A preview: the import, its first rows, and the first faulty rows. */
const previewSchema = importSchema.extend({ rows: z.array(importRowSchema), errors: z.array(importRowSchema) });
export type ImportPreview = z.output<typeof previewSchema>;

const keptSchema = person.extend({ line: z.number().int(), why: z.string() });

const file: UploadRule = { maxBytes: 5 * 1_048_576, tooLarge: texts.fileTooLarge, missing: texts.fileMissing };

const importEditForm = z.object({ columns: chosenColumns.optional(), updated_at: readAt });
export type ImportEdit = z.output<typeof importEditForm>;

/** The search, order and page of the list; `counts` sorts by the rows. */
const importsQuery = z.object({
  ...pageQuery(20),
  search: unlessEmpty(line(200)).describe("Every word is in the file's name or the name of who sent it"),
  ...sortQuery(importSchema, { also: ['counts', 'created_by'] }),
});
export type ImportsQuery = z.output<typeof importsQuery>;

const imports = call('GET /api/admin/imports/', 'registrar', {
  summary: 'Imports, the newest first',
  query: importsQuery,
  answers: { 200: pageSchema(importSchema) },
});

/** The calls of importing people from a file (docs/product/imports.md, "Calls"). */
export const importCalls = defineCalls({
  imports,
  exportImports: exportOf(imports),
  createImport: call('POST /api/admin/imports/', 'registrar', {
    summary: 'What a CSV or XLSX file would change: a preview, which changes no person',
    body: z.object({ columns: columnsText.optional() }),
    upload: { files: { file } },
    answers: { 201: previewSchema },
  }),
  importTemplate: call('GET /api/admin/imports/template/', 'registrar', {
    summary: 'An empty list with the headings of all columns and an example, which an import passes over',
    query: z.object(sheetQuery),
    ...sheetAnswer,
  }),
  import: call('GET /api/admin/imports/:id/', 'registrar', {
    summary: 'One import with its rows, page by page',
    query: z.object({ ...pageQuery(50), action: z.enum(rowKinds).optional() }),
    answers: { 200: importSchema.extend(pageSchema(importRowSchema).shape) },
  }),
  changeImport: call('PATCH /api/admin/imports/:id/', 'registrar', {
    summary:
      'Assign columns to other fields, or compare with the people again: a new preview; ' +
      '409 once it is applied, and `stale`',
    body: importEditForm,
    answers: { 200: previewSchema },
  }),
  importErrors: call('GET /api/admin/imports/:id/errors/', 'registrar', {
    summary: 'The faulty rows as CSV or XLSX, with a column that says why',
    proof: true,
    query: z.object(sheetQuery),
    ...sheetAnswer,
  }),
  applyImport: call('POST /api/admin/imports/:id/apply/', 'registrar', {
    summary: 'Do what the preview says, all of it or nothing; 409 `stale_preview`, 409 `already_applied`',
    proof: { when: 'it changes an e-mail address' },
    body: z
      .object({
        send_links: z.boolean().optional(),
        confirmed: confirmedLines
          .optional()
          .describe('Lines of the rows with warnings that are applied; the other rows with warnings are left out'),
      })
      .nullish(),
    answers: {
      200: importSchema.extend({ links: count.describe('Links for a first password that are on their way') }),
    },
  }),
  undoImport: call('POST /api/admin/imports/:id/undo/', 'registrar', {
    summary: 'Take back what an import did, within 14 days, but for people who were changed since',
    proof: { when: 'it removes people or changes an e-mail address' },
    evenWhenFull: true,
    answers: { 200: importSchema.extend({ restored: count, removed: count, kept: z.array(keptSchema) }) },
  }),
});
