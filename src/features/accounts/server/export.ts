import { eq, inArray } from 'drizzle-orm';
import { record } from '~/features/audit/server/public';
import { areas, units } from '~/features/areas/server/public';
import type { Db } from '~/platform/database';
import type { Site } from '~/platform/site';
import { roleNames, type Caller } from '~/shared/access';
import { csvLine, csvStart } from '~/shared/csv';
import { toIso } from '~/shared/dates';
import { showDate } from '~/shared/show-date';
import { completionColumn } from './completion';
import { fullNameOf } from './present';
import { users } from './tables';

/** Rows in memory at a time. */
const BATCH = 500;

/** docs/product/members.md, "CSV export". */
const heading = [
  'Full Name', 'Username', 'Email', 'Phone', 'Area', 'Unit', 'Role', 'Status', 'Profile Completion', 'Date Joined',
];

/**
 * The CSV of these people in this order, each once, batch by batch; anybody who is not there (any more) is left out. It goes
 * into the audit log with how many they are and `by`, how they were picked: everybody's address and phone number leave the
 * site, and the office is to know who took them along.
 */
export async function exportPeople({ db, write, clock }: Site, actor: Caller, ids: readonly number[], by: Record<string, unknown>) {
  const each = [...new Set(ids)];
  const after = { people: each.length, ...by };
  await write((tx) => record(tx, { at: clock.now(), actor, action: 'user.export', target: { type: 'user', id: null }, after }));
  return csvOf(db, each);
}

async function* csvOf(db: Db, ids: readonly number[]): AsyncGenerator<string> {
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
