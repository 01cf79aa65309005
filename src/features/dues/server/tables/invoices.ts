import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { shops } from '~/features/marketplace/server/public';
import { users } from '~/features/people/server/public';
import { belongsTo } from '~/platform/database/belongs-to';
import { instant } from '~/platform/database/instant';
import { paise } from './ledger';

const day = (name: string) => date(name, { mode: 'string' });

/** What members of some classes of licences owe for a year. */
export const duesPlans = pgTable(
  'dues_plans',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    year: text().notNull(),
    name: text().notNull(),
    amount: paise('amount').notNull(),
    /** License categories; empty: all. */
    classes: text().array().notNull(),
    dueOn: day('due_on').notNull(),
    /** Full payment makes the membership good until then. */
    extendsUntil: day('extends_until'),
    issuedAt: instant('issued_at'),
    /** When the issuing was taken back: the plan can be issued again. */
    undoneAt: instant('undone_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [check('dues_plans_amount', sql`${table.amount} > 0`)],
);

/** What a payer owes. `paid` is the sum of its allocations, in the same transaction. */
export const duesInvoices = pgTable(
  'dues_invoices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique('dues_invoices_number_key'),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    shopId: integer('shop_id').references(() => shops.id, { onDelete: 'set null' }),
    /** The payer's name when it was issued; empty once a person is erased. */
    payer: text().notNull(),
    planId: integer('plan_id').references(() => duesPlans.id),
    /** The advertiser's request that it is for. */
    requestId: integer('request_id'),
    /** What it is for in both languages, where that is not a plan. */
    purpose: jsonb().$type<{ en: string; ml: string }>(),
    /** The file of opening arrears that it came from. */
    openingId: integer('opening_id').references(() => duesOpenings.id),
    amount: paise('amount').notNull(),
    paid: paise('paid').notNull().default(0),
    dueOn: day('due_on').notNull(),
    issuedOn: day('issued_on').notNull(),
    /** As the plan had it when the invoice was issued. */
    extendsUntil: day('extends_until'),
    /** The membership's last day that full payment has written, and which day it replaced. */
    extendedTo: day('extended_to'),
    extendedFrom: day('extended_from'),
    /** The membership request that full payment has closed. */
    closedRequest: integer('closed_request'),
    closedRequestState: text('closed_request_state'),
    voidedAt: instant('voided_at'),
    waivedAt: instant('waived_at'),
    reason: text(),
  },
  (table) => [
    uniqueIndex('dues_invoices_plan_user_key')
      .on(table.planId, table.userId)
      .where(sql`${table.voidedAt} is null and ${table.planId} is not null and ${table.userId} is not null`),
    index('dues_invoices_user_idx').on(table.userId),
    index('dues_invoices_shop_idx').on(table.shopId),
    index('dues_invoices_open_idx')
      .on(table.dueOn)
      .where(sql`${table.paid} < ${table.amount} and ${table.voidedAt} is null and ${table.waivedAt} is null`),
    check('dues_invoices_amount', sql`${table.amount} > 0`),
    check('dues_invoices_paid', sql`${table.paid} between 0 and ${table.amount}`),
  ],
);

/** The reminders of overdue invoices that were sent, one row for each step. */
export const duesReminders = pgTable(
  'dues_reminders',
  {
    invoiceId: belongsTo('invoice_id', () => duesInvoices.id),
    /** Days after the day on which it was due: 7, 30. */
    step: integer().notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.step] })],
);

/** Files of opening arrears. */
export const duesOpenings = pgTable('dues_openings', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  filename: text().notNull(),
  /** Rows as they were read: the member, the amount in paise, the day. */
  rows: text().notNull(),
  createdAt: instant('created_at').notNull(),
  appliedAt: instant('applied_at'),
  undoneAt: instant('undone_at'),
});
