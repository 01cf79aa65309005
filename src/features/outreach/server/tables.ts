import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { personId, users } from '~/features/people/server/public';
import { instant } from '~/platform/database/instant';
import { ofQuestion } from '~/features/community/server/public';

/** The members who were invited to answer a question, and who invited them. */
export const communityInvitations = pgTable(
  'community_invitations',
  {
    questionId: ofQuestion(),
    userId: personId(),
    invitedBy: integer('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'community_invitations_pkey', columns: [table.questionId, table.userId] }),
    index('community_invitations_user_idx').on(table.userId),
    index('community_invitations_by_idx').on(table.invitedBy, table.createdAt),
  ],
);

/** The authors who agree that everybody may read a thread. A withdrawal deletes the row. */
export const communityConsents = pgTable(
  'community_public_consents',
  {
    questionId: ofQuestion(),
    userId: personId(),
    givenAt: instant('given_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'community_public_consents_pkey', columns: [table.questionId, table.userId] }),
    index('community_public_consents_user_idx').on(table.userId),
  ],
);

/** The people's choices about the weekly digest, and the last digest that each was sent. */
export const communityDigests = pgTable('community_digests', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  wanted: boolean().notNull(),
  /** The Monday of the last digest sent (2026-11-23). */
  lastSent: text('last_sent'),
  /** Of the choice. */
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
