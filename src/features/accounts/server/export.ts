import { eq, inArray } from 'drizzle-orm';
import { record } from '~/features/audit/server/public';
import { areas, units } from '~/features/areas/server/public';
import type { Db } from '~/platform/database';
import { answerSheet, type SheetCell } from '~/platform/sheets';
import type { Site } from '~/platform/site';
import { roleNames, type Caller } from '~/shared/access';
import { toIso } from '~/shared/dates';
import type { SheetFormat } from '~/shared/sheet-format';
import { standingNames } from '~/shared/standing';
import { completionColumn } from './completion';
import { fullNameOf } from './present';
import { licenceUntil, standingColumn } from './standing';
import { users } from './tables';

/** Rows in memory at a time. */
const BATCH = 500;

/** docs/product/members.md, "CSV export". */
const heading = [
  'Full Name',
  'Username',
  'Email',
  'Phone',
  'Area',
  'Unit',
  'Role',
  'Status',
  'Profile Completion',
  'Date Joined',
];
/** Those that are added when they are asked for. */
const licenceHeading = ['Licence Status', 'Licence Valid Until', 'Membership Valid Until'];

interface ExportWish {
  /** How the people were picked, for the audit log. */
  by: Record<string, unknown>;
  format: SheetFormat | undefined;
  /** Further columns. */
  columns: 'licence' | undefined;
  setHeader(name: string, value: string): void;
}

/**
 * These people in this order as CSV or XLSX, each once, batch by batch; anybody who is not there (any more) is left out. It goes
 * into the audit log with how many they are and `by`, how they were picked: everybody's address and phone number leave the
 * site, and the office is to know who took them along.
 */
export async function exportPeople(
  { db, write, clock }: Site,
  actor: Caller,
  ids: readonly number[],
  wish: ExportWish,
) {
  const each = [...new Set(ids)];
  const after = { people: each.length, ...wish.by };
  const now = clock.now();
  await write((tx) => record(tx, { at: now, actor, action: 'user.export', target: { type: 'user', id: null }, after }));
  const withLicence = wish.columns === 'licence';
  const batches = batchesOf(
    db,
    each,
    (row) => [...cellsOf(row), ...(withLicence ? licenceCells(row) : [])],
    toIso(now).slice(0, 10),
  );
  const sheet = { heading: withLicence ? [...heading, ...licenceHeading] : heading, batches };
  return answerSheet(sheet, { format: wish.format, name: 'members', setHeader: wish.setHeader });
}

async function* batchesOf(db: Db, ids: readonly number[], cells: (row: ExportRow) => SheetCell[], today: string) {
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    const rows = new Map((await findRows(db, batch, today)).map((row) => [row.id, row]));
    yield batch.flatMap((id) => rows.get(id) ?? []).map(cells);
  }
}

type ExportRow = Awaited<ReturnType<typeof findRows>>[number];

const findRows = (db: Db, ids: number[], today: string) =>
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
      standing: standingColumn(today),
      licenceUntil: licenceUntil(),
      membershipUntil: users.membershipUntil,
    })
    .from(users)
    .leftJoin(areas, eq(users.areaId, areas.id))
    .leftJoin(units, eq(users.unitId, units.id))
    .where(inArray(users.id, ids));

const dayCell = (day: string | null): SheetCell => (day === null ? null : { day });

const cellsOf = (row: ExportRow): SheetCell[] => [
  fullNameOf(row),
  row.username,
  row.email,
  row.phone ?? '',
  row.area ?? 'Not Assigned',
  row.unit ?? 'Not Specified',
  roleNames[row.role],
  row.isApproved ? 'Approved' : 'Pending',
  `${row.completion}%`,
  { day: toIso(row.dateJoined).slice(0, 10) },
];

const licenceCells = (row: ExportRow): SheetCell[] => [
  standingNames[row.standing],
  dayCell(row.licenceUntil),
  dayCell(row.membershipUntil),
];
