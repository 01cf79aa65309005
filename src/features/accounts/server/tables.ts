import { sql, type SQLWrapper } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { areas, units } from '~/features/areas/server/public';
import { applicationStates, verdicts } from '../contract/application-words';
import type { StoredPhoto } from './photos';
import { duties, roles } from '~/shared/access';
import { languages } from '~/shared/language';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** An address as its owner's mailbox may know it: without dots and +tag before the @, in lower case. */
export const emailKey = (email: SQLWrapper) =>
  sql`(lower(replace(regexp_replace(split_part(${email}, '@', 1), '[+].*$', ''), '.', '') || '@' || split_part(${email}, '@', 2)))`;

/** People: applicants (is_approved false) and everyone approved. Flags like is_member follow from the role (rules.ts). */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    membershipId: text('membership_id').unique('users_membership_id_key'),
    username: text().notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    /** How the name sounds, for searches: in either script, in whichever spelling. */
    nameSound: text('name_sound').generatedAlwaysAs(sql`romanised_name(first_name || ' ' || last_name)`),
    email: text().notNull(),
    /** Ten digits. */
    phone: text().unique('users_phone_key'),
    passwordHash: text('password_hash').notNull(),
    role: text({ enum: roles }).notNull().default('user'),
    /** As the superuser gave them; which of them count follows from the role (rules.ts). */
    duties: text({ enum: duties }).array().notNull().default([]),
    isApproved: boolean('is_approved').notNull().default(false),
    approvedAt: instant('approved_at'),
    /** When the person showed that the address is theirs: by the link in the first mail, or with the mailed password. */
    emailConfirmedAt: instant('email_confirmed_at'),
    areaId: integer('area_id').references(() => areas.id, { onDelete: 'restrict' }),
    unitId: integer('unit_id').references(() => units.id, { onDelete: 'restrict' }),
    /** What an applicant of the simple form asked for; it gives nothing. */
    requestedRole: text('requested_role', { enum: roles }),
    requestedArea: text('requested_area'),
    requestedUnit: text('requested_unit'),
    requestedLocation: text('requested_location'),
    requestedDistrict: text('requested_district'),
    /** The language of mails and documents to this person, and of the screens they begin with. */
    language: text({ enum: languages }).notNull().default('en'),
    dob: date({ mode: 'string' }),
    gender: text(),
    maritalStatus: text('marital_status'),
    residentialAddress: text('residential_address'),
    officeAddress: text('office_address'),
    postOffice: text('post_office'),
    pin: text(),
    licenseNo: text('license_no'),
    licenseCategory: text('license_category'),
    licenseDate: date('license_date', { mode: 'string' }),
    /** The last day on which the licence is valid. */
    renewalDate: date('renewal_date', { mode: 'string' }),
    /** Letters and digits of the licence's number: what licences are compared by. */
    licenseKey: text('license_key').generatedAlwaysAs(
      sql`nullif(regexp_replace(upper(license_no), '[^A-Z0-9]', '', 'g'), '')`,
    ),
    /** The licence as the office has confirmed it; what the person enters themselves waits for that. */
    confirmedLicenseNo: text('confirmed_license_no'),
    confirmedRenewalDate: date('confirmed_renewal_date', { mode: 'string' }),
    licenseConfirmedAt: instant('license_confirmed_at'),
    /**
     * The last day of the licence that counts, orders included (standing.ts). Only the triggers of migration
     * "licences" write it; what is given here is overwritten by them.
     */
    licenceUntil: date('licence_until', { mode: 'string' }),
    /** The last day for which the membership is paid, where the office keeps that. */
    membershipUntil: date('membership_until', { mode: 'string' }),
    qualification: text(),
    additionalQualification: text('additional_qualification'),
    skills: text(),
    bloodGroup: text('blood_group'),
    panchayath: text(),
    /** AES-256-GCM, see seal.ts. */
    aadhaarSealed: text('aadhaar_sealed'),
    /** A keyed hash of the number, to find the same one again: what is sealed differs every time. */
    aadhaarMark: text('aadhaar_mark'),
    /** When a number was deleted last; one may have been entered since. A restored backup of before goes by it. */
    aadhaarErasedAt: instant('aadhaar_erased_at'),
    photo: jsonb().$type<StoredPhoto>(),
    /** Shown to the office and to the area admin of their area, and to nobody else. */
    hidePhone: boolean('hide_phone').notNull().default(false),
    hideEmail: boolean('hide_email').notNull().default(false),
    /** Since when a second factor is asked at login; null: they have none (features/security). */
    secondFactorSince: instant('second_factor_since'),
    dateJoined: instant('date_joined').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    index('users_area_idx').on(table.areaId),
    index('users_unit_idx').on(table.unitId),
    index('users_license_idx').on(table.licenseKey),
    index('users_aadhaar_idx').on(table.aadhaarMark),
    // What the office's lists by status and the reminders ask for.
    index('users_good_until_idx')
      .on(sql`least(${table.licenceUntil}, ${table.membershipUntil})`, table.id)
      .where(sql`${table.isApproved}`),
    index('users_area_good_until_idx')
      .on(table.areaId, sql`least(${table.licenceUntil}, ${table.membershipUntil})`, table.id)
      .where(sql`${table.isApproved}`),
    // What waits to be confirmed: few people among many.
    index('users_unconfirmed_idx')
      .on(sql`least(${table.licenceUntil}, ${table.membershipUntil})`, table.id)
      .where(
        sql`${table.isApproved} and (${table.licenseNo} is distinct from ${table.confirmedLicenseNo} or ${table.renewalDate} is distinct from ${table.confirmedRenewalDate})`,
      ),
    index('users_licence_until_idx').on(table.licenceUntil),
    index('users_membership_until_idx').on(table.membershipUntil),
    index('users_pending_idx')
      .on(table.dateJoined)
      .where(sql`not ${table.isApproved}`),
    // For the desk: who may be the same person, and how long people wait.
    index('users_email_key_idx').on(emailKey(table.email)),
    index('users_dob_idx').on(table.dob),
    index('users_approved_idx').on(table.approvedAt),
    check('users_phone_digits', sql`${table.phone} ~ '^[0-9]{10}$'`),
  ],
);

/** Government orders that lengthen licences: whose `renewalDate` lies between the two days, valid until the third. */
export const extensions = pgTable('extensions', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  orderNo: text('order_no').notNull().unique('extensions_order_key'),
  /** License categories; empty: all of them. */
  classes: text().array().notNull(),
  from: date('from_day', { mode: 'string' }).notNull(),
  to: date('to_day', { mode: 'string' }).notNull(),
  until: date({ mode: 'string' }).notNull(),
  createdAt: instant('created_at').notNull(),
});

/** The last membership number given. One row; it is never lowered, so that no number is given twice. */
export const membershipCounter = pgTable(
  'membership_counter',
  { id: integer().primaryKey().default(1), last: integer().notNull() },
  (table) => [check('membership_counter_one', sql`${table.id} = 1`)],
);

/**
 * One row per pair of tokens; only SHA-256 of them. A used refresh token stays (`replacedAt`) until it would have
 * expired, so that its second use is known for theft and ends the family.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    family: text().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessHash: text('access_hash').notNull().unique('sessions_access_key'),
    refreshHash: text('refresh_hash').notNull().unique('sessions_refresh_key'),
    accessExpiresAt: instant('access_expires_at').notNull(),
    refreshExpiresAt: instant('refresh_expires_at').notNull(),
    replacedAt: instant('replaced_at'),
    createdAt: instant('created_at').notNull(),
    /** When the first pair of the family was made; null, from before this column: when this one was. */
    startedAt: instant('started_at'),
    /** In plain words, `Chrome on Android`; null when it is none that is known by name. */
    agent: text(),
    /** When it was last used, to some minutes; null: not since it was made. */
    lastUsedAt: instant('last_used_at'),
    /** When the person last proved who they are: the login, or anew (features/security). */
    provedAt: instant('proved_at'),
  },
  (table) => [
    index('sessions_user_idx').on(table.userId),
    index('sessions_family_idx').on(table.family),
    index('sessions_expiry_idx').on(table.refreshExpiresAt),
  ],
);

/** Links to set a new password: SHA-256 of the token. */
export const resetTokens = pgTable(
  'reset_tokens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique('reset_tokens_hash_key'),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('reset_tokens_user_idx').on(table.userId)],
);

/** Links in mails by which somebody says that it was not them, and ends all sessions: SHA-256 of the token. */
export const notMeLinks = pgTable(
  'not_me_links',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique('not_me_links_token_key'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('not_me_links_user_idx').on(table.userId), index('not_me_links_expiry_idx').on(table.expiresAt)],
);

const person = (name: string) => integer(name).references(() => users.id, { onDelete: 'set null' });

/** What the office has done with an application so far; one without a row waits. Gone with the approval. */
export const applications = pgTable(
  'applications',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: applicationStates }).notNull(),
    /** The fields that the applicant is asked to correct, or was last. */
    fields: text().array().notNull().default([]),
    /** What the office wrote to the applicant with its last decision. */
    note: text(),
    /** SHA-256 of the token in the mailed link. */
    tokenHash: text('token_hash').unique('applications_token_key'),
    tokenExpires: instant('token_expires'),
    /** When a correction was asked for, the application rejected, or its approval withdrawn; null once it waits again. */
    decidedAt: instant('decided_at'),
    /** Since when it waits for the office, where that is not the registration: its approval was withdrawn then. */
    waitingSince: instant('waiting_since'),
    decidedBy: person('decided_by'),
    /** Phone and e-mail of a rejected one, which its account gives up when somebody applies with them (server/applications/addresses.ts). */
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
