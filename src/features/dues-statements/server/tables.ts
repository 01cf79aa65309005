import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { belongsTo } from '~/platform/database/belongs-to';
import { users } from '~/features/people/server/public';
import { instant } from '~/platform/database/instant';
import { duesClaims, duesInvoices, duesReceipts, paise } from '~/features/dues/server/public';

/** Files of the bank's statement. */
export const duesStatements = pgTable('dues_statements', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  filename: text().notNull(),
  /** What each heading of the file means; remembered for the next file with the same headings. */
  columns: jsonb().$type<Record<string, string>>().notNull(),
  headings: text().notNull(),
  createdAt: instant('created_at').notNull(),
  appliedAt: instant('applied_at'),
  undoneAt: instant('undone_at'),
});

/** Lines of statements. `hash` is the line's identity at the bank; it is never computed again. */
export const duesStatementLines = pgTable(
  'dues_statement_lines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    statementId: belongsTo('statement_id', () => duesStatements.id),
    line: integer().notNull(),
    valueDay: date('value_day', { mode: 'string' }),
    amount: paise('amount'),
    narration: text().notNull(),
    balance: paise('balance'),
    reference: text(),
    hash: text(),
    state: text({ enum: ['new', 'known', 'error'] }).notNull(),
    match: text({ enum: ['sure', 'suggestion'] }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    invoiceId: integer('invoice_id').references(() => duesInvoices.id),
    claimId: integer('claim_id').references(() => duesClaims.id, { onDelete: 'set null' }),
    receiptId: integer('receipt_id').references(() => duesReceipts.id),
    /** Of an applied statement: the line counts as the bank's. */
    appliedHash: text('applied_hash'),
  },
  (table) => [
    index('dues_statement_lines_statement_idx').on(table.statementId),
    index('dues_statement_lines_user_idx').on(table.userId),
    uniqueIndex('dues_statement_lines_applied_key')
      .on(table.appliedHash)
      .where(sql`${table.appliedHash} is not null`),
  ],
);
