import { asc, desc, sql, type SQL } from 'drizzle-orm';
import {
  fullNameColumn,
  goodUntil,
  isUnconfirmed,
  membershipStatusColumn,
  users,
} from '~/features/people/server/public';
import { areas, units } from '~/features/areas/server/public';
import { asDay, asText, sortedBy, type SortColumns } from '~/platform/database/sorting';
import { refuse } from '~/platform/errors/refusals';
import { partsOf } from '~/shared/sorting';
import type { DeskFilter } from '../contract';
import type { DeskList } from '../contract/choices';
import { renewals } from './tables';

const personColumns = (today: string) => ({
  id: users.id,
  full_name: asText(fullNameColumn()),
  membership_id: asText(users.membershipId),
  phone: asText(users.phone),
  email: asText(users.email),
  area_name: asText(areas.name),
  unit_name: asText(units.name),
  license_category: asText(users.licenseCategory),
  licenseNo: asText(users.licenseNo),
  licenseDate: users.licenseDate,
  renewalDate: users.renewalDate,
  license_confirmed: sql`(coalesce(${users.licenseNo}, '') <> '' and not ${isUnconfirmed()})`,
  confirmed_number: asText(users.confirmedLicenseNo),
  confirmed_category: asText(users.confirmedLicenseCategory),
  confirmed_until: users.confirmedRenewalDate,
  status: asText(membershipStatusColumn(today)),
  licence_until: users.licenceUntil,
  membership_until: users.membershipUntil,
  days_left: goodUntil(),
  updated_at: users.updatedAt,
});

/** Those of a request, which in the queue is the row that has its person in it. */
const requestColumns = {
  id: renewals.id,
  kind: asText(renewals.kind),
  status: asText(renewals.status),
  licenseNo: asText(renewals.licenseNo),
  license_category: asText(renewals.licenseCategory),
  licenseDate: renewals.licenseDate,
  renewalDate: renewals.renewalDate,
  membership_until: renewals.membershipUntil,
  note: asText(renewals.note),
  created_at: renewals.createdAt,
  updated_at: renewals.updatedAt,
  decided_at: renewals.decidedAt,
  decided_by_id: renewals.decidedBy,
  waiting_days: sql`- (${asDay(renewals.createdAt)} - date '2000-01-01')`,
};

/** The next to expire first, of expired ones the latest. */
const usualOf = (list: DeskList): SQL[] =>
  list === 'expired' || list === 'lapsed' ? [desc(goodUntil()), desc(users.id)] : [asc(goodUntil()), asc(users.id)];

/**
 * Returns the order of a list of the desk on a day: by the field that was asked for; without one the queue by how long
 * each waits, and people by when they expire. Throws 400 on `sort` for a field of requests in a list of people.
 */
export function orderOfDesk({ status: list, sort }: DeskFilter, today: string): SQL[] {
  const people = personColumns(today);
  if (list === 'queue')
    return sortedBy(sort, {
      id: renewals.id,
      usual: [asc(renewals.createdAt), asc(renewals.id)],
      columns: { ...people, ...requestColumns },
    });
  if (sort && !(partsOf(sort).field in people)) throw refuse.invalid((t) => ({ sort: [t.unknownSort] }));
  return sortedBy<string>(sort, { id: users.id, usual: usualOf(list), columns: people satisfies SortColumns<string> });
}
