import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { shops } from '~/features/marketplace/server/public';
import { users } from '~/features/people/server/public';
import { instant } from '~/platform/database/instant';
import { claimMethods, claimStates, methods } from '~/shared/dues/choices';
import { duesInvoices } from './invoices';
import { duesAccounts, paise } from './ledger';

const day = (name: string) => date(name, { mode: 'string' });
const person = (name: string) => integer(name).references(() => users.id, { onDelete: 'set null' });

/** What a receipt keeps of the day on which it was issued. */
export interface ReceiptSnapshot {
  membershipId: string | null;
  /** What it pays for, in both languages. */
  purpose: { en: string; ml: string };
  /** Who recorded it. */
  by: string;
  /** The committee's name in both languages. */
  office: { en: string; ml: string };
  /** The stored file of the committee's logo on that day, if it had one; it stays while a receipt names it. */
  logo?: string;
  /** The site's address on that day, under which its code is checked; missing in the first receipts. */
  address?: string;
  /** Limits of the law that it reached, as they were then; missing in the first receipts. */
  legal?: ('cash_limit' | 'revenue_stamp')[];
  /** The committee's GSTIN on that day, if it had one. */
  gstin?: string;
}

/**
 * Money that came; a reversal is a receipt of the same amount below zero. `allocated` is the sum of its allocations.
 */
export const duesReceipts = pgTable(
  'dues_receipts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique('dues_receipts_number_key'),
    userId: person('user_id'),
    shopId: integer('shop_id').references(() => shops.id, { onDelete: 'set null' }),
    /** The payer's name on that day; empty for an unknown payer. */
    payer: text().notNull(),
    amount: paise('amount').notNull(),
    allocated: paise('allocated').notNull().default(0),
    method: text({ enum: methods }).notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => duesAccounts.id),
    reference: text(),
    chequeBank: text('cheque_bank'),
    chequeDated: day('cheque_dated'),
    receivedOn: day('received_on').notNull(),
    issuedOn: day('issued_on').notNull(),
    clientKey: text('client_key').unique('dues_receipts_client_key'),
    reverses: integer().unique('dues_receipts_reverses_key'),
    reason: text(),
    note: text(),
    /** What /verify/ looks it up by. */
    code: text().notNull().unique('dues_receipts_code_key'),
    snapshot: jsonb().$type<ReceiptSnapshot>().notNull(),
    recordedBy: person('recorded_by'),
    recordedAt: instant('recorded_at').notNull(),
  },
  (table) => [
    index('dues_receipts_user_idx').on(table.userId),
    index('dues_receipts_shop_idx').on(table.shopId),
    index('dues_receipts_received_idx').on(table.receivedOn),
    index('dues_receipts_reference_idx').on(table.reference),
    index('dues_receipts_recorded_by_idx').on(table.recordedBy),
    check(
      'dues_receipts_allocated',
      sql`case when ${table.amount} > 0 then ${table.allocated} between 0 and ${table.amount}
        else ${table.amount} < 0 and ${table.allocated} between ${table.amount} and 0 end`,
    ),
  ],
);

/** What of a receipt pays which invoice; a reversal takes it back with a row below zero. */
export const duesAllocations = pgTable(
  'dues_allocations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    receiptId: integer('receipt_id')
      .notNull()
      .references(() => duesReceipts.id),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => duesInvoices.id),
    amount: paise('amount').notNull(),
  },
  (table) => [
    index('dues_allocations_receipt_idx').on(table.receiptId),
    index('dues_allocations_invoice_idx').on(table.invoiceId),
  ],
);

/** A stored proof of a payment. */
export interface StoredProof {
  key: string;
  type: 'application/pdf' | 'image/jpeg';
  bytes: number;
}

/** Members' words that they have paid; none of them marks anything paid. */
export const duesClaims = pgTable(
  'dues_claims',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => duesInvoices.id),
    method: text({ enum: claimMethods }).notNull(),
    reference: text().notNull(),
    paidOn: day('paid_on').notNull(),
    proof: jsonb().$type<StoredProof>(),
    state: text({ enum: claimStates }).notNull(),
    note: text(),
    receiptId: integer('receipt_id').references(() => duesReceipts.id),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: person('decided_by'),
  },
  (table) => [
    uniqueIndex('dues_claims_open_key')
      .on(table.invoiceId)
      .where(sql`${table.state} = 'open'`),
    index('dues_claims_user_idx').on(table.userId),
    index('dues_claims_reference_idx').on(table.reference),
    index('dues_claims_decided_by_idx').on(table.decidedBy),
  ],
);
