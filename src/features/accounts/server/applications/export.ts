import { record } from '~/features/audit/server/public';
import { answerSheet, type SetHeader, type Sheet, type SheetCell } from '~/platform/sheets';
import { roleNames, type Caller } from '~/shared/access';
import type { SheetFormat } from '~/shared/sheet-format';
import {
  applicationStateNames,
  correctableNames,
  likenessNames,
  verdictNames,
  type Application,
  type ApplicationFilter,
  type Correctable,
} from '../../contract';
import type { Accounts } from '../context';
import { describeApplications, findApplicants } from './desk';

/** Rows in memory at a time. */
const BATCH = 100;

const heading = [
  'Full Name',
  'Email',
  'Email Confirmed',
  'Phone',
  'Area',
  'Unit',
  'Requested Role',
  'License Category',
  'License Number',
  'License Valid Through',
  'Applied',
  'Waiting Since',
  'Days Waiting',
  'State',
  'Possible Duplicates',
  'Recommendation',
  'Recommended By',
  'Recommendation Note',
  'To Be Corrected',
  'Note',
  'Decided',
  'Decided By',
  'Until',
];

interface ExportWish {
  format: SheetFormat | undefined;
  setHeader: SetHeader;
}

/**
 * All applications of a state and, if one is given, of an area, in the desk's order as CSV or XLSX, batch by batch. It goes into
 * the audit log with the filter and how many they are. No Aadhaar number, not even a masked one, leaves the site with it
 * (docs/product/applications.md, "Export").
 */
export async function exportApplications(
  accounts: Accounts,
  actor: Caller,
  filter: ApplicationFilter,
  { format, setHeader }: ExportWish,
) {
  const { db, write, clock } = accounts;
  const { state, area } = filter;
  const ids = await findApplicants(db, filter);
  const after = { people: ids.length, state, ...(area !== undefined && { area }) };
  await write((tx) =>
    record(tx, { at: clock.now(), actor, action: 'application.export', target: { type: 'user', id: null }, after }),
  );
  return answerSheet(sheetOf(accounts, ids), { format, name: `applications-${state}`, setHeader });
}

const sheetOf = (accounts: Accounts, ids: readonly number[]): Sheet => ({
  heading,
  batches: (async function* () {
    for (let start = 0; start < ids.length; start += BATCH) {
      yield (await describeApplications(accounts, ids.slice(start, start + BATCH))).map(cellsOf);
    }
  })(),
});

const cellsOf = (one: Application): SheetCell[] => [
  one.full_name,
  one.email,
  one.unconfirmed ? 'No' : 'Yes',
  one.phone ?? '',
  place(one.area_name, one.requested_area) ?? 'Not Assigned',
  place(one.unit_name, one.requested_unit) ?? 'Not Specified',
  one.requested_role_display ?? roleNames.member,
  one.license_category ?? '',
  one.licenseNo ?? '',
  dayCell(one.renewalDate),
  dayCell(one.date_joined),
  dayCell(one.waiting_since),
  String(one.waiting_days),
  applicationStateNames[one.state],
  duplicatesOf(one),
  one.recommendation ? verdictNames[one.recommendation.verdict] : '',
  one.recommendation?.by ?? '',
  one.recommendation?.note ?? '',
  one.fields.map((field) => correctableNames[field as Correctable]).join(', '),
  one.note ?? '',
  dayCell(one.decided_at),
  one.decided_by ?? '',
  dayCell(one.until),
];

/** Ours, or what was wished for. */
const place = (name: string | null, wish: string | null) => name ?? (wish && `${wish} (wish)`);

/** A day, or the day of an instant in the site's zone, in which instants are written. */
const dayCell = (at: string | null): SheetCell => (at ? { day: at.slice(0, 10) } : null);

const duplicatesOf = ({ duplicates }: Application): string =>
  duplicates
    .map(
      ({ user, why }) =>
        `${user.full_name}${user.membership_id ? ` (${user.membership_id})` : ''}: ${likenessNames[why]}`,
    )
    .join('; ');
