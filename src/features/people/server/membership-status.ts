import { sql } from 'drizzle-orm';
import { membershipStatusDays, type MembershipStatus } from '~/shared/membership-status';
import { differsFromConfirmed, users } from './tables';

/**
 * Returns the last day of a licence that counts, in SQL for a select from users: the confirmed one, or the later one of
 * a government order that it falls under (docs/product/licences.md, "Status"). Triggers on users and extensions store
 * it, so that the office's lists find it by an index.
 */
export const licenceUntil = () => sql<string | null>`${users.licenceUntil}`;

/** Returns the last day on which no known part has run out; the membership status follows from it. */
export const goodUntil = () => sql<string | null>`least(${users.licenceUntil}, ${users.membershipUntil})`;

/** Returns whether a licence as entered differs from the confirmed one; the same as its index (tables.ts). */
export const isUnconfirmed = () => differsFromConfirmed(users);

/**
 * Returns whether number and class of a licence are the confirmed ones, in SQL for a select from users. The mark
 * `Verified` requires that, and a last day that counts (`licenceUntil`).
 */
export const holdsConfirmedLicence = () => sql<boolean>`coalesce(${users.licenseNo} <> ''
  and ${users.licenseNo} = ${users.confirmedLicenseNo}
  and ${users.licenseCategory} is not distinct from ${users.confirmedLicenseCategory}, false)`;

/** Returns `membershipStatusOn` (shared) in SQL, of the licence, the membership or both. */
export const membershipStatusColumn = (today: string, lastDay = goodUntil()) => sql<MembershipStatus>`(
  select case
    when day is null then 'unknown'
    when day - ${today}::date > ${membershipStatusDays.expiring} then 'active'
    when day >= ${today}::date then 'expiring'
    when ${today}::date - day <= ${membershipStatusDays.lapsed} then 'expired'
    else 'lapsed' end
  from (select ${lastDay} as day) as last_day)`;
