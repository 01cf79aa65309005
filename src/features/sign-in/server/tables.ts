import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { personId } from '~/features/people/server/public';
import { instant } from '~/platform/database/instant';

/**
 * One row per pair of tokens, of which only SHA-256 is stored. A used refresh token stays (`replacedAt`) until it would
 * have expired, so that its second use is recognised as theft and ends the family.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    family: text().notNull(),
    userId: personId(),
    accessHash: text('access_hash').notNull().unique('sessions_access_key'),
    refreshHash: text('refresh_hash').notNull().unique('sessions_refresh_key'),
    accessExpiresAt: instant('access_expires_at').notNull(),
    refreshExpiresAt: instant('refresh_expires_at').notNull(),
    replacedAt: instant('replaced_at'),
    createdAt: instant('created_at').notNull(),
    /** When the first pair of the family was created; null in rows older than this column, where createdAt counts. */
    startedAt: instant('started_at'),
    /** In plain words, `Chrome on Android`; null for an unknown device. */
    agent: text(),
    /** When it was last used, accurate to five minutes; null: not since it was created. */
    lastUsedAt: instant('last_used_at'),
    /** When the person last proved their identity: by the login, or later (features/security). */
    provedAt: instant('proved_at'),
  },
  (table) => [
    index('sessions_user_idx').on(table.userId),
    index('sessions_family_idx').on(table.family),
    index('sessions_expiry_idx').on(table.refreshExpiresAt),
  ],
);

/** Links that set a new password: SHA-256 of the token. */
export const resetTokens = pgTable(
  'reset_tokens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: personId(),
    tokenHash: text('token_hash').notNull().unique('reset_tokens_hash_key'),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('reset_tokens_user_idx').on(table.userId)],
);

/** Links in mails by which a person reports that it was not them, and ends all sessions: SHA-256 of the token. */
export const notMeLinks = pgTable(
  'not_me_links',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: personId(),
    tokenHash: text('token_hash').notNull().unique('not_me_links_token_key'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('not_me_links_user_idx').on(table.userId), index('not_me_links_expiry_idx').on(table.expiresAt)],
);
