import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '~/features/people/server/public';
import { kinds, requestStates } from '../contract/choices';
import { instant } from '~/platform/database/instant';

const day = (name: string) => date(name, { mode: 'string' });
const userId = () => integer('user_id').references(() => users.id, { onDelete: 'cascade' });

/** A stored scan: its key in the file store, its type and its size. */
export interface StoredScan {
  key: string;
  type: 'application/pdf' | 'image/jpeg' | 'image/png';
  bytes: number;
  /** The picture of a PDF's first page; none where it could not be drawn, and for older PDFs. */
  page?: { key: string; bytes: number };
}

/** Requests of members to renew a licence or a membership, with the new values and the scan that proves them. */
export const renewals = pgTable(
  'renewals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId().notNull(),
    kind: text({ enum: kinds }).notNull(),
    status: text({ enum: requestStates }).notNull(),
    licenseNo: text('license_no'),
    licenseCategory: text('license_category'),
    licenseDate: day('license_date'),
    renewalDate: day('renewal_date'),
    membershipUntil: day('membership_until'),
    /** Once approved: the last valid day that it replaced, orders included; null if it was unknown. */
    previousUntil: day('previous_until'),
    /** Null once deleted, 90 days after the decision. */
    file: jsonb().$type<StoredScan>(),
    /** Recorded by the office without a request (record.ts). */
    byOffice: boolean('by_office').notNull().default(false),
    /** The office's note with its decision. */
    note: text(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    /** The key that the sender gave it; null without. */
    clientKey: text('client_key'),
  },
  (table) => [
    unique('renewals_client_key').on(table.userId, table.clientKey),
    uniqueIndex('renewals_open_key')
      .on(table.userId, table.kind)
      .where(sql`${table.status} in ('queue', 'correction')`),
    index('renewals_status_idx').on(table.status, table.createdAt),
    index('renewals_user_idx').on(table.userId),
    index('renewals_decided_by_idx').on(table.decidedBy),
    // For the deletion of old scans.
    index('renewals_scan_idx')
      .on(table.decidedAt)
      .where(sql`${table.file} is not null`),
  ],
);

/** The reminders that were sent, one row for each step. */
export const reminders = pgTable(
  'reminders',
  {
    userId: userId().notNull(),
    kind: text({ enum: kinds }).notNull(),
    /** The last valid day that it was about. */
    due: day('due').notNull(),
    /** Days from the last valid day: -90, -30, -7, 0, 30. */
    step: integer().notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.due, table.step] })],
);

/** People who want no reminders by mail; others have no row. */
export const reminderSettings = pgTable('reminder_settings', {
  userId: userId().primaryKey(),
  mail: boolean().notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
