import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '~/features/accounts/server/public';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** What somebody has agreed to: a purpose in a version of its notice. Withdrawn ones stay as proof of what was agreed when. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['membership', 'directory', 'phone', 'email', 'mail', 'public_answers'] }).notNull(),
    version: integer().notNull(),
    givenAt: instant('given_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [index('consents_user_idx').on(table.userId, table.purpose)],
);

/** What somebody asks of the office about their own data, and their exports. */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: id(),
    /** Null once the person is erased: that there was a request stays, who asked does not. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text({ enum: ['export', 'correct', 'erase', 'grievance'] }).notNull(),
    /** In the person's words; emptied with the person. */
    text: text().notNull().default(''),
    state: text({ enum: ['open', 'ready', 'done', 'refused', 'withdrawn'] }).notNull(),
    /** Until when it has to be answered or is carried out. */
    due: instant('due').notNull(),
    /** The office's answer. */
    answer: text(),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    /** When the person was told of an erasure that is near. */
    warnedAt: instant('warned_at'),
    /** An export's file, while it can be fetched. */
    file: jsonb().$type<{ key: string; bytes: number }>(),
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
  ],
);

/** Whom somebody names to act for them, should they die or be unable to; sealed. */
export const nominees = pgTable('nominees', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealed: text().notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Personal data that came into wrong hands: what is known, and who was told when. */
export const breaches = pgTable(
  'breaches',
  {
    id: id(),
    foundAt: instant('found_at').notNull(),
    what: text().notNull(),
    /** How many people it concerns. */
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
 * Who was erased when: what a restored backup has to erase again. Never taken away. Membership id and name are all that is kept
 * of a person, because the accounts name them (docs/product/privacy.md, "What an erasure takes").
 */
export const erasures = pgTable(
  'erasures',
  {
    id: id(),
    userId: integer('user_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    at: instant('at').notNull(),
    /** By which the same person is known again in a restored backup: a number may be somebody else's there (erasure-list.ts). */
    mark: text(),
    membershipId: text('membership_id'),
    name: text(),
  },
  (table) => [unique('erasures_user_key').on(table.userId)],
);
