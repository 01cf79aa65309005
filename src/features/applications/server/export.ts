import { exportList, type ExportContext } from '~/features/audit/server/public';
import { batchesByIds, type Column } from '~/platform/sheets';
import { roleNames } from '~/shared/role-names';
import type { SheetFormat } from '~/shared/sheet-format';
import {
  applicationStateNames,
  correctableNames,
  likenessNames,
  verdictNames,
  type Application,
  type ApplicationFilter,
  type Correctable,
} from '../contract';
import type { ApplicationsSite } from './context';
import { describeApplications, findApplicants } from './desk';

/** Rows in memory at a time. */
const BATCH = 100;

/**
 * Exports all applications of a state and, if the filter names one, of an area, in the desk's order. No Aadhaar number,
 * not even a masked one, is in the file (docs/product/applications.md, "Export").
 */
export async function exportApplications(
  site: ApplicationsSite,
  context: ExportContext,
  filter: ApplicationFilter,
  format: SheetFormat | undefined,
) {
  const { state, area, sort } = filter;
  const ids = await findApplicants(site.db, filter, site.clock.now());
  return exportList(site, context, {
    action: 'application.export',
    target: { type: 'user', id: null },
    after: { people: ids.length, state, ...(area !== undefined && { area }), ...(sort && { sort }) },
    name: `applications-${state}`,
    format,
    columns,
    batches: batchesByIds(ids, (part) => describeApplications(site, part), BATCH),
  });
}

const columns: readonly Column<Application>[] = [
  { heading: 'Full Name', value: (row) => row.full_name },
  { heading: 'Email', value: (row) => row.email },
  { heading: 'Email Confirmed', value: (row) => (row.unconfirmed ? 'No' : 'Yes') },
  { heading: 'Phone', value: (row) => row.phone },
  { heading: 'Area', value: (row) => place(row.area_name, row.requested_area) ?? 'Not Assigned' },
  { heading: 'Unit', value: (row) => place(row.unit_name, row.requested_unit) ?? 'Not Specified' },
  { heading: 'Requested Role', value: (row) => row.requested_role_display ?? roleNames.member },
  { heading: 'License Category', value: (row) => row.license_category },
  { heading: 'License Number', value: (row) => row.licenseNo },
  { heading: 'License Valid Through', kind: 'day', value: (row) => row.renewalDate },
  { heading: 'Applied', kind: 'day', value: (row) => row.date_joined },
  { heading: 'Waiting Since', kind: 'day', value: (row) => row.waiting_since },
  { heading: 'Days Waiting', kind: 'number', value: (row) => row.waiting_days },
  { heading: 'State', value: (row) => applicationStateNames[row.state] },
  { heading: 'Possible Duplicates', value: duplicatesOf },
  { heading: 'Recommendation', value: ({ recommendation: by }) => by && verdictNames[by.verdict] },
  { heading: 'Recommended By', value: (row) => row.recommendation?.by },
  { heading: 'Recommendation Note', value: (row) => row.recommendation?.note },
  {
    heading: 'To Be Corrected',
    value: (row) => row.fields.map((field) => correctableNames[field as Correctable]).join(', '),
  },
  { heading: 'Note', value: (row) => row.note },
  { heading: 'Decided', kind: 'day', value: (row) => row.decided_at },
  { heading: 'Decided By', value: (row) => row.decided_by },
  { heading: 'Until', kind: 'day', value: (row) => row.until },
];

/** The site's area or unit, or the applicant's wish. */
function place(name: string | null, wish: string | null): string | null {
  return name ?? (wish && `${wish} (wish)`);
}

function duplicatesOf({ duplicates }: Application): string {
  return duplicates
    .map(
      ({ user, why }) =>
        `${user.full_name}${user.membership_id ? ` (${user.membership_id})` : ''}: ${likenessNames[why]}`,
    )
    .join('; ');
}
