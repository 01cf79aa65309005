import { sql } from 'drizzle-orm';
import type { Tx } from '~/platform/database';
import { users } from '~/features/people/server/tables';

/**
 * Sets the last days of the demo people's licences and memberships around a day (2026-11-30), so that every membership
 * status has some people; a few have entered a licence, or another class of their licence, that the office has not
 * confirmed. Two people who can sign in have licences that end in 25 days.
 */
export async function setDemoLicences(tx: Tx, today: string): Promise<void> {
  const day = sql`${today}::date`;
  const n = sql`(id % 20)`;
  await tx.execute(sql`
    update ${users} set
      renewal_date = coalesce(new_day.day, renewal_date),
      license_date = least(license_date, coalesce(new_day.day, renewal_date) - 365),
      confirmed_renewal_date = case when ${users.id} % 31 = 7 then null else coalesce(new_day.day, renewal_date) end,
      confirmed_license_no = case when ${users.id} % 31 = 7 then null else license_no end,
      confirmed_license_category = case when ${users.id} % 31 = 7 then null
        when ${users.id} % 89 = 40 then replace(license_category, ' A', ' B') else license_category end,
      license_confirmed_at = case when ${users.id} % 31 = 7 then null else license_confirmed_at end,
      membership_until = case when ${users.id} % 3 = 0 and ${users.id} % 31 <> 7
        then make_date(extract(year from ${day})::int + 1, 3, 31) end
    from (select id, case
        when email in ('member@demo.test', 'malayalam@demo.test') then ${day} + 25
        when ${n} = 0 then ${day} + (id / 20 * 7) % 91
        when ${n} = 1 then ${day} - 1 - (id / 20 * 11) % 180
        when ${n} = 2 then ${day} - 181 - (id / 20 * 29) % 700
        else greatest(renewal_date, ${day} + 100 + (id * 13) % 900) end as day
      from ${users}) as new_day
    where new_day.id = ${users.id} and ${users.isApproved} and license_no is not null
      and (email is null or email like '%@demo.test')`);
}
