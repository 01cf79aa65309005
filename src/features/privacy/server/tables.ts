import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { personId, users } from '~/features/people/server/public';
import { instant } from '~/platform/database/instant';
import { purposes } from '../contract/purposes';

const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** Consents to purposes, each in a version of its notice. Withdrawn consents stay as proof. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: personId(),
    purpose: text({ enum: purposes }).notNull(),
    version: integer().notNull(),
    givenAt: instant('given_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [index('consents_user_idx').on(table.userId, table.purpose)],
);

/** Requests of people about their own data, and their exports. */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: id(),
    /** Null once the person is erased; the request stays. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text({ enum: ['export', 'correct', 'erase', 'grievance'] }).notNull(),
    /** The person's text; emptied with the person. */
    text: text().notNull().default(''),
    state: text({ enum: ['open', 'ready', 'done', 'refused', 'withdrawn'] }).notNull(),
    /** Until when it is answered; of an erasure, from when on it is carried out. */
    due: instant('due').notNull(),
    /** The office's answer. */
    answer: text(),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    /** When the person was warned of the erasure. */
    warnedAt: instant('warned_at'),
    /** An export's file while it exists: `bytes` of the archive, `secret` to decrypt it (export/sealed-file.ts). */
    file: jsonb().$type<{ key: string; bytes: number; secret?: string }>(),
    fileUntil: instant('file_until'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('privacy_requests_user_idx').on(table.userId, table.kind),
    index('privacy_requests_due_idx')
      .on(table.due)
      .where(sql`${table.state} in ('open', 'ready')`),
    index('privacy_requests_decided_idx').on(table.decidedBy),
    // For the office's list: open requests first, by their due day; then the others, the newest first.
    index('privacy_requests_order_idx').on(
      sql`(${table.state} = 'open') desc`,
      sql`(case when ${table.state} = 'open' then ${table.due} end)`,
      sql`${table.id} desc`,
    ),
  ],
);

/** The person who acts for a person who has died or can't act; sealed. */
export const nominees = pgTable('nominees', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealed: text().notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** The register of breaches of personal data, with the times of their notifications. */
export const breaches = pgTable(
  'breaches',
  {
    id: id(),
    foundAt: instant('found_at').notNull(),
    what: text().notNull(),
    /** The number of people it concerns. */
    people: integer().notNull(),
    toldPeopleAt: instant('told_people_at'),
    toldBoardAt: instant('told_board_at'),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('breaches_found_idx').on(table.foundAt), index('breaches_by_idx').on(table.createdBy)],
);

/**
 * The erased people, whom a restored backup erases again. Rows are never deleted. Membership id and name are the only
 * stored data of a person, because the committee's books name them (docs/product/privacy.md, "What an erasure takes").
 */
export const erasures = pgTable(
  'erasures',
  {
    id: id(),
    userId: integer('user_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    at: instant('at').notNull(),
    /** Identifies the person in a restored backup, where another may have the id (platform/backup/erasures.ts). */
    mark: text(),
    membershipId: text('membership_id'),
    name: text(),
  },
  (table) => [unique('erasures_user_key').on(table.userId)],
);
