import { isNotNull, sql, type SQLWrapper } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { areas, units } from '~/features/areas/server/public';
import { confirmedPairs, type Licence } from '../rules';
import type { StoredPhoto } from './photos';
import { duties, roles } from '~/shared/access';
import { languages } from '~/shared/language';
import { belongsTo } from '~/platform/database/belongs-to';
import { instant } from '~/platform/database/instant';

/** Returns an address as mailboxes compare it, in SQL: without dots and +tag before the @, in lower case. */
export function emailKey(email: SQLWrapper) {
  const mailbox = sql`replace(regexp_replace(split_part(${email}, '@', 1), '[+].*$', ''), '.', '')`;
  return sql`(lower(${mailbox} || '@' || split_part(${email}, '@', 2)))`;
}

/** Returns a licence's number as licences are compared, in SQL: its letters and digits; null without any. */
export const licenseKeyOf = (licenseNo: SQLWrapper) =>
  sql<string | null>`nullif(regexp_replace(upper(${licenseNo}), '[^A-Z0-9]', '', 'g'), '')`;

/** Returns whether a licence as it is entered differs from the confirmed one, in SQL (rules.ts, `confirmedColumns`). */
export function differsFromConfirmed(columns: Record<keyof Licence, SQLWrapper>) {
  const parts = confirmedPairs.map(
    ([entered, confirmed]) => sql`${columns[entered]} is distinct from ${columns[confirmed]}`,
  );
  return sql`(${sql.join(parts, sql` or `)})`;
}

/** People: applicants (is_approved false) and approved people. Flags like is_member follow from the role (rules.ts). */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    membershipId: text('membership_id').unique('users_membership_id_key'),
    username: text().notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    /** The name as searches compare it, without case and accents (shared/fold.ts). */
    nameFolded: text('name_folded').generatedAlwaysAs(sql`fold(first_name || ' ' || last_name)`),
    /** How the name sounds, for searches in either script and any spelling. */
    nameSound: text('name_sound').generatedAlwaysAs(sql`romanised_name(first_name || ' ' || last_name)`),
    /** The name in Malayalam, where the office knows it. */
    fullNameMl: text('full_name_ml'),
    nameMlFolded: text('name_ml_folded').generatedAlwaysAs(sql`fold(full_name_ml)`),
    nameMlSound: text('name_ml_sound').generatedAlwaysAs(sql`romanised_name(full_name_ml)`),
    /** Null: the office has no address of the person, who cannot log in and gets no mail (docs/decisions/0063). */
    email: text(),
    /** Ten digits. */
    phone: text().unique('users_phone_key'),
    passwordHash: text('password_hash').notNull(),
    role: text({ enum: roles }).notNull().default('user'),
    /** As a superuser assigned them; the role decides which of them count (rules.ts). */
    duties: text({ enum: duties }).array().notNull().default([]),
    isApproved: boolean('is_approved').notNull().default(false),
    approvedAt: instant('approved_at'),
    /** When the person proved the address theirs: by the link in the first mail, or by the mailed password. */
    emailConfirmedAt: instant('email_confirmed_at'),
    /** When the address last changed. Where no writer sets it, the trigger of migration "address-changes" does. */
    emailChangedAt: instant('email_changed_at'),
    areaId: integer('area_id').references(() => areas.id, { onDelete: 'restrict' }),
    unitId: integer('unit_id').references(() => units.id, { onDelete: 'restrict' }),
    /** The role that an applicant of the simple form requested; it assigns nothing. */
    requestedRole: text('requested_role', { enum: roles }),
    requestedArea: text('requested_area'),
    requestedUnit: text('requested_unit'),
    requestedLocation: text('requested_location'),
    requestedDistrict: text('requested_district'),
    /** The language of mails and documents to this person, and of the screens after their login. */
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
    /** Letters and digits of the licence's number, by which licences are compared. */
    licenseKey: text('license_key').generatedAlwaysAs(licenseKeyOf(sql`license_no`)),
    /** The licence as the office has confirmed it; what the person enters waits for that. */
    confirmedLicenseNo: text('confirmed_license_no'),
    confirmedLicenseCategory: text('confirmed_license_category'),
    confirmedRenewalDate: date('confirmed_renewal_date', { mode: 'string' }),
    licenseConfirmedAt: instant('license_confirmed_at'),
    /**
     * The last day of the licence that counts, orders included (membership-status.ts). Only the triggers of the
     * migrations "licences" and "confirmed-class" write it; they overwrite a value from an insert or update.
     */
    licenceUntil: date('licence_until', { mode: 'string' }),
    /** The last day for which the membership is paid, where the office records that. */
    membershipUntil: date('membership_until', { mode: 'string' }),
    qualification: text(),
    additionalQualification: text('additional_qualification'),
    skills: text(),
    bloodGroup: text('blood_group'),
    panchayath: text(),
    /** AES-256-GCM (seal.ts). */
    aadhaarSealed: text('aadhaar_sealed'),
    /** A keyed hash of the number that finds equal numbers: sealed values differ every time. */
    aadhaarMark: text('aadhaar_mark'),
    /** When a number was last deleted; another may have been entered since. Restores of older backups use it. */
    aadhaarErasedAt: instant('aadhaar_erased_at'),
    photo: jsonb().$type<StoredPhoto>(),
    /** The day of the person's death, where the office knows of one: `activePeople` leaves them out. */
    deceasedOn: date('deceased_on', { mode: 'string' }),
    /** Whether only the office and the admin of the person's area see the phone. */
    hidePhone: boolean('hide_phone').notNull().default(false),
    hideEmail: boolean('hide_email').notNull().default(false),
    /** When the person was asked once what they agree to; null: never (docs/product/privacy.md, "Asked once"). */
    consentsAskedAt: instant('consents_asked_at'),
    /** Since when the login requires a second factor; null: the person has none (features/security). */
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
    // Here and below, an index of a column that few people have leaves the others out: each makes every write longer.
    index('users_aadhaar_idx').on(table.aadhaarMark).where(isNotNull(table.aadhaarMark)),
    // Find looks for names among all people at each letter (features/find).
    index('users_name_folded_idx').using('gin', table.nameFolded.op('gin_trgm_ops')),
    index('users_name_order_idx').on(sql`${table.nameFolded} collate "C"`),
    index('users_name_sound_idx').using('gin', table.nameSound.op('gin_trgm_ops')),
    index('users_name_ml_folded_idx')
      .using('gin', table.nameMlFolded.op('gin_trgm_ops'))
      .where(isNotNull(table.nameMlFolded)),
    index('users_name_ml_order_idx')
      .on(sql`${table.nameMlFolded} collate "C"`)
      .where(isNotNull(table.nameMlFolded)),
    index('users_name_ml_sound_idx')
      .using('gin', table.nameMlSound.op('gin_trgm_ops'))
      .where(isNotNull(table.nameMlSound)),
    // For the office's lists by status, and the reminders.
    index('users_good_until_idx')
      .on(sql`least(${table.licenceUntil}, ${table.membershipUntil})`, table.id)
      .where(sql`${table.isApproved}`),
    index('users_area_good_until_idx')
      .on(table.areaId, sql`least(${table.licenceUntil}, ${table.membershipUntil})`, table.id)
      .where(sql`${table.isApproved}`),
    // For licences that wait to be confirmed: few people among many.
    index('users_unconfirmed_idx')
      .on(sql`least(${table.licenceUntil}, ${table.membershipUntil})`, table.id)
      .where(sql`${table.isApproved} and ${differsFromConfirmed(table)}`),
    index('users_licence_until_idx').on(table.licenceUntil),
    index('users_membership_until_idx').on(table.membershipUntil).where(isNotNull(table.membershipUntil)),
    index('users_pending_idx')
      .on(table.dateJoined)
      .where(sql`not ${table.isApproved}`),
    // For the desk: possible duplicates, and how long applicants waited; imported people did not.
    index('users_email_key_idx').on(emailKey(table.email)),
    index('users_dob_idx').on(table.dob).where(isNotNull(table.dob)),
    index('users_approved_idx')
      .on(table.approvedAt)
      .where(sql`${table.approvedAt} > ${table.dateJoined}`),
    check('users_phone_digits', sql`${table.phone} ~ '^[0-9]{10}$'`),
  ],
);

/** Government orders: licences whose confirmed last day lies between `from` and `to` are valid until `until`. */
export const extensions = pgTable('extensions', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  orderNo: text('order_no').notNull().unique('extensions_order_key'),
  /** License categories, compared with the confirmed one; empty means all of them. */
  classes: text().array().notNull(),
  from: date('from_day', { mode: 'string' }).notNull(),
  to: date('to_day', { mode: 'string' }).notNull(),
  until: date({ mode: 'string' }).notNull(),
  createdAt: instant('created_at').notNull(),
});

/** A column that refers to a person, whose rows go with the person. */
export const personId = () => belongsTo('user_id', () => users.id);

/** The last membership number used, in one row. No approval lowers it, so no number is used twice. */
export const membershipCounter = pgTable(
  'membership_counter',
  { id: integer().primaryKey().default(1), last: integer().notNull() },
  (table) => [check('membership_counter_one', sql`${table.id} = 1`)],
);

/** Changes of addresses whose mails are not queued yet (address-mails.ts). */
export const addressChanges = pgTable(
  'address_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: personId(),
    before: text().notNull(),
    after: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('address_changes_user_idx').on(table.userId)],
);
