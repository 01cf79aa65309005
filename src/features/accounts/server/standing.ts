import { sql } from 'drizzle-orm';
import { standingDays, type Standing } from '~/shared/standing';
import { users } from './tables';

/**
 * The last day of a licence that counts: the confirmed one, or the later one of a government order that it falls under
 * (docs/product/licences.md, "Status"). The database keeps it (a trigger on users and one on extensions), so that the office's
 * lists find it by an index. SQL for a select from users.
 */
export const licenceUntil = () => sql<string | null>`${users.licenceUntil}`;

/** The last day on which nothing of licence and membership has run out, as far as either is known: their standing is its. */
export const goodUntil = () => sql<string | null>`least(${users.licenceUntil}, ${users.membershipUntil})`;

/**
 * Whether number or last day of a licence, as they are entered, are not the ones that the office has confirmed; as the index on
 * these people has it (tables.ts).
 */
export const isUnconfirmed = () =>
  sql`(${users.licenseNo} is distinct from ${users.confirmedLicenseNo} or ${users.renewalDate} is distinct from ${users.confirmedRenewalDate})`;

/** The same as `standingOn` in TypeScript, of a day in SQL: licence, membership or both. */
export const standingColumn = (today: string, lastDay = goodUntil()) => sql<Standing>`(
  select case
    when day is null then 'unknown'
    when day - ${today}::date > ${standingDays.expiring} then 'active'
    when day >= ${today}::date then 'expiring'
    when ${today}::date - day <= ${standingDays.lapsed} then 'expired'
    else 'lapsed' end
  from (select ${lastDay} as day) as last_day)`;
