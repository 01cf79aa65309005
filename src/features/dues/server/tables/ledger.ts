import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '~/features/people/server/public';
import { instant } from '~/platform/database/instant';
import { accountKinds, transactionKinds } from '~/shared/dues/choices';

/** Defines a column with an amount in whole paise. */
export const paise = (name: string) => bigint(name, { mode: 'number' });

/** The last number of each kind of document in a financial year; counted in the transaction of the document. */
export const duesNumbers = pgTable(
  'dues_numbers',
  { kind: text().notNull(), year: text().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
);

/**
 * The accounts of the ledger. `key` names one for good (`bank`, `cash:12`, `dues:user:12`), also when the person has
 * left.
 */
export const duesAccounts = pgTable(
  'dues_accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull().unique('dues_accounts_key'),
    kind: text({ enum: accountKinds }).notNull(),
    /** The holder of cash, or the payer of dues. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('dues_accounts_user_idx').on(table.userId)],
);

/** Movements of money. Rows are only added; those of the demo data alone can be removed. */
export const duesTransactions = pgTable(
  'dues_transactions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: transactionKinds }).notNull(),
    /** The day that it counts for. */
    day: date({ mode: 'string' }).notNull(),
    at: instant('at').notNull(),
    receiptId: integer('receipt_id'),
    invoiceId: integer('invoice_id'),
    handoverId: integer('handover_id'),
    isDemo: boolean('is_demo').notNull().default(false),
  },
  (table) => [
    index('dues_transactions_receipt_idx').on(table.receiptId),
    index('dues_transactions_invoice_idx').on(table.invoiceId),
  ],
);

/** The entries of the ledger: those of a transaction sum to zero (a deferred constraint of the migration). */
export const duesEntries = pgTable(
  'dues_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    transactionId: integer('transaction_id')
      .notNull()
      .references(() => duesTransactions.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => duesAccounts.id),
    amount: paise('amount').notNull(),
  },
  (table) => [
    index('dues_entries_transaction_idx').on(table.transactionId),
    index('dues_entries_account_idx').on(table.accountId),
    check('dues_entries_amount', sql`${table.amount} <> 0`),
  ],
);
