import { bigint, boolean, customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '~/features/accounts/server/public';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
  fromDriver: (value) => new Uint8Array(value),
});
const person = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The authenticator app of a person; one that has not been confirmed by a code asks nobody for anything. */
export const totp = pgTable('totp', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secretSealed: text('secret_sealed').notNull(),
  /** The last step of 30 seconds whose code was used: a code works once. */
  lastStep: bigint('last_step', { mode: 'number' }),
  createdAt: instant('created_at').notNull(),
  confirmedAt: instant('confirmed_at'),
});

/** Codes for whoever has lost their other factors; SHA-256, each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: person(),
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('recovery_codes_user_idx').on(table.userId)],
);

/** Passkeys: they verify their user themselves, and stand for password and second factor together. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: person(),
    /** base64url, as WebAuthn names it. */
    credential: text().notNull().unique('passkeys_credential_key'),
    publicKey: bytes('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default([]),
    /** Whether it may be kept on several devices by whoever made them. */
    backedUp: boolean('backed_up').notNull().default(false),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user_idx').on(table.userId)],
);

/** Whoever has given the right password and is asked for the second factor now: SHA-256 of the ticket. */
export const loginTickets = pgTable(
  'login_tickets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: person(),
    tokenHash: text('token_hash').notNull().unique('login_tickets_token_key'),
    /** The password that it was given for: with another one the ticket is void. */
    passwordHash: text('password_hash').notNull(),
    tries: integer().notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('login_tickets_user_idx').on(table.userId), index('login_tickets_expiry_idx').on(table.expiresAt)],
);

/** What an authenticator is asked to sign, once: by whom and what for. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null at a login: nobody knows yet who it is. */
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
