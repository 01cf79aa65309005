import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '~/features/accounts/server/public';
import { importStates, rowActions } from '../contract/choices';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Files with people that the office has brought in, or looks at before it does. */
export const imports = pgTable(
  'imports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    state: text({ enum: importStates }).notNull(),
    /** The file's name, as it was sent. */
    filename: text().notNull(),
    /** The file's headings in order, and the field that each is taken for; null: none. */
    columns: jsonb().$type<{ heading: string; field: string | null }[]>().notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    appliedAt: instant('applied_at'),
    undoneAt: instant('undone_at'),
  },
  (table) => [index('imports_created_by_idx').on(table.createdBy)],
);

/** The rows of such a file. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** The row's number as a spreadsheet shows it. */
    line: integer().notNull(),
    action: text({ enum: rowActions }).notNull(),
    /** Whom it is about; of somebody new, once they are there. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The row's cells, in the order of the columns. */
    cells: jsonb().$type<string[]>().notNull(),
    /** The columns of the person that it changes, before and after. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /** By field, what is wrong with it. */
    errors: jsonb().$type<Record<string, string[]>>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.line] }), index('import_rows_user_idx').on(table.userId)],
);

/** What a heading was taken for the last time. */
export const importColumns = pgTable('import_columns', {
  heading: text().primaryKey(),
  field: text(),
});
