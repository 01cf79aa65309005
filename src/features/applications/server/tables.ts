import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '~/features/people/server/public';
import { instant } from '~/platform/database/instant';
import { applicationStates, verdicts } from '../contract/application-words';

const person = (name: string) => integer(name).references(() => users.id, { onDelete: 'set null' });

/** The office's decisions on an application; an applicant without a row is pending. The approval deletes the row. */
export const applications = pgTable(
  'applications',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: applicationStates }).notNull(),
    /** The fields of the pending correction, or of the last one. */
    fields: text().array().notNull().default([]),
    /** The office's note in its last decision. */
    note: text(),
    /** SHA-256 of the token in the mailed link. */
    tokenHash: text('token_hash').unique('applications_token_key'),
    tokenExpires: instant('token_expires'),
    /** When a correction was requested, or the application rejected or withdrawn; null once it is pending again. */
    decidedAt: instant('decided_at'),
    /** Since when it is pending, if not since the registration: when its approval was withdrawn. */
    waitingSince: instant('waiting_since'),
    decidedBy: person('decided_by'),
    /** Phone and e-mail of a rejected application, which its account loses to another applicant (addresses.ts). */
    phone: text(),
    email: text(),
    recommendation: text({ enum: verdicts }),
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
