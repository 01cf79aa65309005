import { eq, inArray, ne } from 'drizzle-orm';
import { roleNames } from '~/shared/access';
import { completionColumn, fullNameOf, users } from '~/features/accounts/server/public';
import { areas, units } from '~/features/areas/server/public';
import type { Db } from '~/platform/database';
import { csvLine, csvStart } from '~/shared/csv';
import { toIso } from '~/shared/dates';
import { showDate } from '~/shared/show-date';
import type { MemberFilter } from '../contract';
import { narrowPeople, preparePeople } from '../rules';

/** Rows in memory at a time. */
const BATCH = 500;

/** docs/product/members.md, "CSV export". */
const heading = [
  'Full Name', 'Username', 'Email', 'Phone', 'Area', 'Unit', 'Role', 'Status', 'Profile Completion', 'Date Joined',
];

const personColumns = () => ({
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  username: users.username,
  email: users.email,
  phone: users.phone,
  area_name: areas.name,
  is_approved: users.isApproved,
  profile_completion: completionColumn(),
  dateJoined: users.dateJoined,
});

/** The ids of the people in the office's list that the filter lets through, in its order: the same list as on the screen. */
export async function findForExport(db: Db, filter: MemberFilter): Promise<number[]> {
  const rows = await db
    .select(personColumns())
    .from(users)
    .leftJoin(areas, eq(users.areaId, areas.id))
    // Superusers are the office, not in its list (views.ts, findEveryone).
    .where(ne(users.role, 'superuser'));
  const people = rows.map((row) => ({ ...row, full_name: fullNameOf(row), date_joined: toIso(row.dateJoined) }));
  return narrowPeople(preparePeople(people), filter).map(({ id }) => id);
}

/** The CSV of these people in this order, batch by batch; anybody deleted meanwhile is left out. */
export async function* csvOf(db: Db, ids: readonly number[]): AsyncGenerator<string> {
  yield csvStart + csvLine(heading);
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    const rows = new Map((await findRows(db, batch)).map((row) => [row.id, row]));
    yield batch.flatMap((id) => rows.get(id) ?? []).map((row) => csvLine(cellsOf(row))).join('');
  }
}

type ExportRow = Awaited<ReturnType<typeof findRows>>[number];

const findRows = (db: Db, ids: number[]) =>
  db
    .select({ ...personColumns(), unit: units.name, role: users.role })
    .from(users)
    .leftJoin(areas, eq(users.areaId, areas.id))
    .leftJoin(units, eq(users.unitId, units.id))
    .where(inArray(users.id, ids));

const cellsOf = (row: ExportRow): string[] => [
  fullNameOf(row),
  row.username,
  row.email,
  row.phone ?? '',
  row.area_name ?? 'Not Assigned',
  row.unit ?? 'Not Specified',
  roleNames[row.role],
  row.is_approved ? 'Approved' : 'Pending',
  `${row.profile_completion}%`,
  showDate(toIso(row.dateJoined)) ?? '',
];
