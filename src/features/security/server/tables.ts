import { bigint, boolean, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { personId, users } from '~/features/people/server/public';
import { instant } from '~/platform/database/instant';

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
  fromDriver: (value) => new Uint8Array(value),
});

/** The authenticator app of a person; the login requires no code of one that is not confirmed. */
export const totp = pgTable('totp', {
  userId: personId().primaryKey(),
  secretSealed: text('secret_sealed').notNull(),
  /** The last step of 30 seconds whose code was used: a code works once. */
  lastStep: bigint('last_step', { mode: 'number' }),
  createdAt: instant('created_at').notNull(),
  confirmedAt: instant('confirmed_at'),
});

/** Codes for a person who has lost their other factors; SHA-256, each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: personId(),
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('recovery_codes_user_idx').on(table.userId)],
);

/** Passkeys: they verify their user themselves, and replace password and second factor together. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: personId(),
    /** The id in base64url, as WebAuthn names it. */
    credential: text().notNull().unique('passkeys_credential_key'),
    publicKey: bytes('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default([]),
    /** Whether its provider may store it on several devices. */
    backedUp: boolean('backed_up').notNull().default(false),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    /** Of the name. */
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('passkeys_user_idx').on(table.userId)],
);

/** Logins with the right password that wait for the second factor: SHA-256 of the ticket. */
export const loginTickets = pgTable(
  'login_tickets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: personId(),
    tokenHash: text('token_hash').notNull().unique('login_tickets_token_key'),
    /** The hash of the password that it was issued for: another password voids the ticket. */
    passwordHash: text('password_hash').notNull(),
    tries: integer().notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('login_tickets_user_idx').on(table.userId), index('login_tickets_expiry_idx').on(table.expiresAt)],
);

/** The challenges that authenticators sign once, with person and purpose. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null at a login, whose person is not yet known. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['register', 'login', 'proof'] }).notNull(),
    challenge: text().notNull().unique('passkey_challenges_challenge_key'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_user_idx').on(table.userId),
    index('passkey_challenges_expiry_idx').on(table.expiresAt),
  ],
);
