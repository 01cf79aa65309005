import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '~/features/people/server/public';
import { importStates, rowActions } from '../contract/choices';
import { belongsTo } from '~/platform/database/belongs-to';
import { instant } from '~/platform/database/instant';
import type { Faults } from './faults';

/** Files with people that the office has imported or previews. */
export const imports = pgTable(
  'imports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    state: text({ enum: importStates }).notNull(),
    /** The file's name as it was sent. */
    filename: text().notNull(),
    /** The file's headings in order, and the field that each is assigned to; null: none. */
    columns: jsonb().$type<{ heading: string; field: string | null }[]>().notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    appliedAt: instant('applied_at'),
    undoneAt: instant('undone_at'),
    /** Of its columns and its state. */
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('imports_created_by_idx').on(table.createdBy)],
);

/** The rows of an import's file. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: belongsTo('import_id', () => imports.id),
    /** The row's number as a spreadsheet shows it. */
    line: integer().notNull(),
    action: text({ enum: rowActions }).notNull(),
    /** The person it is about; of a new person, after the import is applied. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The accounts that matched its membership id, licence, phone and e-mail; more than one is an error. */
    people: integer().array().notNull().default([]),
    /** The row's cells, in the order of the columns. */
    cells: jsonb().$type<string[]>().notNull(),
    /** The columns of the person that it changes, before and after. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /** Its errors, by field. */
    errors: jsonb().$type<Faults>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.line] }), index('import_rows_user_idx').on(table.userId)],
);

/** The field that a heading was last assigned to. */
export const importColumns = pgTable('import_columns', {
  heading: text().primaryKey(),
  field: text(),
});
