import { eq, inArray, sql } from 'drizzle-orm';
import { exportList, type ExportContext } from '~/features/audit/server/public';
import { areas, units } from '~/features/areas/server/public';
import { batchesByIds, type Column } from '~/platform/sheets';
import type { Site } from '~/platform/site';
import { roleNames } from '~/shared/role-names';
import type { SheetFormat } from '~/shared/sheet-format';
import { dayIso, membershipStatusNames } from '~/shared/membership-status';
import { completionColumn } from './completion';
import type { PeopleSite } from './context';
import { fullNameOf } from './present';
import { licenceUntil, membershipStatusColumn } from './membership-status';
import { users } from './tables';

interface ExportOptions {
  /** How the people were selected, for the audit log. */
  by: Record<string, unknown>;
  format: SheetFormat | undefined;
  more: 'licence' | undefined;
}

/**
 * Writes people in the given order as CSV or XLSX, each once, batch by batch; ids that no longer exist are left out.
 * The audit log records their number and `by`, how they were selected: addresses and phone numbers leave the site, and
 * the office has to be able to find out who took them.
 */
export function exportPeople(
  site: Site & Pick<PeopleSite, 'isRejected'>,
  context: ExportContext,
  ids: readonly number[],
  { by, format, more }: ExportOptions,
) {
  const unique = [...new Set(ids)];
  const today = dayIso(site.clock.now());
  return exportList(site, context, {
    action: 'user.export',
    target: { type: 'user', id: null },
    after: { people: unique.length, ...by },
    name: 'members',
    format,
    columns: more === 'licence' ? [...columns, ...licenceColumns] : columns,
    batches: batchesByIds(unique, async (part) => {
      const rows = new Map((await findRows(site, part, today)).map((row) => [row.id, row]));
      return part.flatMap((id) => rows.get(id) ?? []);
    }),
  });
}

type ExportRow = Awaited<ReturnType<typeof findRows>>[number];

const findRows = ({ db, isRejected }: Pick<PeopleSite, 'db' | 'isRejected'>, ids: number[], today: string) =>
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
      isRejected: sql<boolean>`${isRejected()}`,
      completion: completionColumn(),
      dateJoined: users.dateJoined,
      status: membershipStatusColumn(today),
      licenceUntil: licenceUntil(),
      membershipUntil: users.membershipUntil,
    })
    .from(users)
    .leftJoin(areas, eq(users.areaId, areas.id))
    .leftJoin(units, eq(users.unitId, units.id))
    .where(inArray(users.id, ids));

/** The columns of every export (docs/product/members.md, "CSV export"). */
const columns: readonly Column<ExportRow>[] = [
  { heading: 'Full Name', value: fullNameOf },
  { heading: 'Username', value: (row) => row.username },
  { heading: 'Email', value: (row) => row.email },
  { heading: 'Phone', value: (row) => row.phone },
  { heading: 'Area', value: (row) => row.area ?? 'Not Assigned' },
  { heading: 'Unit', value: (row) => row.unit ?? 'Not Specified' },
  { heading: 'Role', value: (row) => roleNames[row.role] },
  { heading: 'Status', value: (row) => (row.isApproved ? 'Approved' : row.isRejected ? 'Rejected' : 'Pending') },
  { heading: 'Profile Completion', kind: 'percent', value: (row) => row.completion },
  { heading: 'Date Joined', kind: 'day', value: (row) => row.dateJoined },
];

/** The columns that are added on request. */
const licenceColumns: readonly Column<ExportRow>[] = [
  { heading: 'Licence Status', value: (row) => membershipStatusNames[row.status] },
  { heading: 'Licence Valid Until', kind: 'day', value: (row) => row.licenceUntil },
  { heading: 'Membership Valid Until', kind: 'day', value: (row) => row.membershipUntil },
];
