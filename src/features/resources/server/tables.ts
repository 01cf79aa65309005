import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { flipbookStatuses } from '../contract/statuses';
import { instant } from '~/platform/database/instant';

export const flipbooks = pgTable(
  'flipbooks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    version: text().notNull(),
    /** Key of the PDF. */
    pdf: text().notNull(),
    /** Folder of the pages' pictures; see page-keys.ts. */
    folder: text().notNull(),
    status: text({ enum: flipbookStatuses }).notNull().default('uploaded'),
    /** Null until the PDF was opened. */
    pageCount: integer('page_count'),
    pagesDone: integer('pages_done').notNull().default(0),
    /** Of the first page at its largest, in pixels. */
    pageWidth: integer('page_width'),
    pageHeight: integer('page_height'),
    failure: text(),
    uploadedAt: instant('uploaded_at').notNull().defaultNow(),
  },
  (table) => [index('flipbooks_status_idx').on(table.status)],
);

export const resourceDocuments = pgTable(
  'resource_documents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    fileName: text('file_name').notNull(),
    category: text().notNull(),
    /** Key of the file. */
    file: text().notNull(),
    /** MIME type, from the bytes. */
    type: text().notNull(),
    bytes: integer().notNull(),
    uploadedAt: instant('uploaded_at').notNull().defaultNow(),
  },
  (table) => [index('resource_documents_category_idx').on(table.category)],
);
