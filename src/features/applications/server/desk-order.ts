import { asc, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { columnOf, completionColumn, fullNameColumn, isUnconfirmed, users } from '~/features/people/server/public';
import { areas, units } from '~/features/areas/server/public';
import { asDay, asText, sortedBy } from '~/platform/database/sorting';
import { dayIso } from '~/shared/membership-status';
import type { ApplicationFilter, ApplicationState } from '../contract';
import { waitingDays } from '../contract/application-words';
import { applications } from './tables';

/** The clerk who decided last, for joins. */
export const deciders = alias(users, 'deciders');

export const stateColumn = sql<ApplicationState>`coalesce(${applications.state}, 'pending')`;
/** Since when a person waits: since the application or the withdrawal of an approval, whatever followed. */
export const sinceColumn = sql`coalesce(
  ${applications.waitingSince},
  case when ${applications.state} = 'pending' then ${applications.decidedAt} end,
  ${users.dateJoined}
)`;

type Profile = typeof columnOf;
/** The fields of a profile under their names in answers. */
const profile = Object.fromEntries(
  Object.entries(columnOf).map(([field, column]) => {
    const { [column]: found } = users;
    return [field, found.dataType === 'string' && found.columnType === 'PgText' ? asText(found) : found];
  }),
) as Record<keyof Profile, SQL>;

const columns = (now: Date) => {
  const days = sql`(${dayIso(now)}::date - ${asDay(sinceColumn)})`;
  return {
    ...profile,
    id: users.id,
    membership_id: asText(users.membershipId),
    username: asText(users.username),
    full_name: asText(fullNameColumn()),
    first_name: asText(users.firstName),
    last_name: asText(users.lastName),
    email: asText(sql`coalesce(${applications.email}, ${users.email})`),
    phone: asText(sql`coalesce(${applications.phone}, ${users.phone})`),
    role: asText(users.role),
    is_approved: users.isApproved,
    date_joined: users.dateJoined,
    updated_at: users.updatedAt,
    profile_completion: completionColumn(),
    area: users.areaId,
    area_name: asText(areas.name),
    unit: users.unitId,
    unit_name: asText(units.name),
    license_confirmed: sql`(coalesce(${users.licenseNo}, '') <> '' and not ${isUnconfirmed()})`,
    requested_role: asText(users.requestedRole),
    requested_area: asText(users.requestedArea),
    requested_unit: asText(users.requestedUnit),
    requested_location: asText(users.requestedLocation),
    requested_district: asText(users.requestedDistrict),
    state: asText(stateColumn),
    waiting_since: sinceColumn,
    waiting_days: days,
    age: sql`case when ${days} > ${waitingDays.red} then 'red' when ${days} > ${waitingDays.amber} then 'amber'
      else 'fresh' end`,
    unconfirmed: sql`(${users.email} is not null and ${users.emailConfirmedAt} is null)`,
    note: asText(applications.note),
    decided_at: applications.decidedAt,
    decided_by_id: applications.decidedBy,
    decided_by: asText(fullNameColumn(deciders)),
    // A rejection can be taken back until the end of a day.
    until: sql`case ${applications.state}
      when 'correction' then ${applications.tokenExpires} at time zone 'UTC'
      when 'rejected' then ${asDay(sql`${applications.decidedAt}`)} end`,
  };
};

/**
 * Returns the order of the desk's list at a moment: by the field that was asked for; without one the longest waiting
 * first, rejected applications by the end of their time.
 */
export const orderOfDesk = ({ state, sort }: ApplicationFilter, now: Date): SQL[] =>
  sortedBy(sort, {
    id: users.id,
    usual: [asc(state === 'rejected' ? sql`${applications.decidedAt}` : sinceColumn), asc(users.id)],
    columns: columns(now),
  });
