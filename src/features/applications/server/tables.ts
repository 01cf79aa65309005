import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '~/features/accounts/server/public';
import { recommendations, states } from '../contract/choices';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const person = (name: string) => integer(name).references(() => users.id, { onDelete: 'set null' });

/** What the office has done with an application so far; one without a row waits. Gone with the approval. */
export const applications = pgTable(
  'applications',
  {
    userId: integer('user_id').primaryKey().references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: states }).notNull(),
    /** The fields that the applicant is asked to correct. */
    fields: text().array().notNull().default([]),
    /** What the office wrote to the applicant with its last decision. */
    note: text(),
    /** SHA-256 of the token in the mailed link. */
    tokenHash: text('token_hash').unique('applications_token_key'),
    tokenExpires: instant('token_expires'),
    decidedAt: instant('decided_at'),
    decidedBy: person('decided_by'),
    /** Phone and e-mail of a rejected one: the account gives them up, so that they can be used for another application. */
    phone: text(),
    email: text(),
    recommendation: text({ enum: recommendations }),
    recommendedBy: person('recommended_by'),
    recommendedAt: instant('recommended_at'),
    recommendationNote: text('recommendation_note'),
  },
  (table) => [
    index('applications_state_idx').on(table.state, table.decidedAt),
    index('applications_phone_idx').on(table.phone),
    index('applications_decided_idx').on(table.decidedBy),
    index('applications_recommended_idx').on(table.recommendedBy),
  ],
);
