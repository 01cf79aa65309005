import { and, asc, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { completionColumn, fullNameOf, roleNames, users } from '~/features/accounts/server/public';
import { areas, units } from '~/features/areas/server/public';
import type { Db } from '~/platform/database';
import { csvLine, csvStart } from '~/shared/csv';
import { toIso } from '~/shared/dates';
import { showDate } from '~/shared/show-date';
import type { MemberFilter } from '../contract';
import { searchWords } from '../rules';

/** Rows in memory at a time. */
const BATCH = 500;

/** members-and-administration.md section 9. */
const heading = [
  'Full Name', 'Username', 'Email', 'Phone', 'Area', 'Unit', 'Role', 'Status', 'Profile Completion', 'Date Joined',
];

const name = sql`fold(${users.firstName} || ' ' || ${users.lastName})`;

/** The ids of the people in the office's list that the filter lets through, in its order. */
export async function findForExport(db: Db, { search, area, status, sort }: MemberFilter): Promise<number[]> {
  const text = sql`fold(concat_ws(E'\\n', ${users.firstName} || ' ' || ${users.lastName}, ${users.username}, ${users.email}, ${users.phone}))`;
  const words = searchWords(search ?? '').map((word) => word.replace(/[\\%_]/g, '\\$&'));
  const orders: Record<MemberFilter['sort'], SQL[]> = {
    name: [asc(name)],
    date: [desc(users.dateJoined)],
    completion: [desc(completionColumn()), asc(name)],
    area: [sql`fold(${areas.name}) asc nulls last`, asc(name)],
  };
  const found = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(areas, eq(users.areaId, areas.id))
    .where(
      and(
        // Superusers are the office, not in its list (views.ts, findEveryone).
        ne(users.role, 'superuser'),
        ...words.map((word) => sql`${text} like '%' || fold(${word}) || '%'`),
        area ? sql`lower(${areas.name}) = lower(${area})` : undefined,
        status === 'all' ? undefined : eq(users.isApproved, status === 'approved'),
      ),
    )
    .orderBy(...orders[sort], asc(users.id));
  return found.map(({ id }) => id);
}

/** The CSV of these people in this order, batch by batch; who has gone meanwhile is left out. */
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
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      username: users.username,
      email: users.email,
      phone: users.phone,
      area: areas.name,
      unit: units.name,
      role: users.role,
      isApproved: users.isApproved,
      completion: completionColumn(),
      dateJoined: users.dateJoined,
    })
    .from(users)
    .leftJoin(areas, eq(users.areaId, areas.id))
    .leftJoin(units, eq(users.unitId, units.id))
    .where(inArray(users.id, ids));

const cellsOf = (row: ExportRow): string[] => [
  fullNameOf(row),
  row.username,
  row.email,
  row.phone ?? '',
  row.area ?? 'Not Assigned',
  row.unit ?? 'Not Specified',
  roleNames[row.role],
  row.isApproved ? 'Approved' : 'Pending',
  `${row.completion}%`,
  showDate(toIso(row.dateJoined)) ?? '',
];
