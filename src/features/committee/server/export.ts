import { inArray } from 'drizzle-orm';
import { exportList, type ExportContext, type ExportQuery } from '~/features/audit/server/public';
import { batchesByIds, type Column } from '~/platform/sheets';
import { inOrderOf } from '~/platform/topics';
import type { Site } from '~/platform/site';
import { dayIso } from '~/shared/membership-status';
import type { Position, PositionFilter } from '../contract';
import { levelNames, stateNames } from '../texts';
import { presentPosition } from './present';
import { positions } from './tables';
import { findIds, findPositions } from './views';

/** Exports the filtered list of positions (docs/product/committee.md, "Positions screen"). */
export async function exportPositions(
  site: Site,
  context: ExportContext,
  { format, ...filter }: ExportQuery<PositionFilter>,
) {
  const today = dayIso(site.clock.now());
  const ids = await findIds(site.db, filter, today);
  return exportList(site, context, {
    action: 'position.export',
    target: { type: 'position', id: null },
    after: { rows: ids.length, ...filter },
    name: 'positions',
    format,
    columns,
    batches: batchesByIds(ids, async (part) =>
      inOrderOf(part, await findPositions(site.db, inArray(positions.id, part)), ({ id }) => id).map((row) =>
        presentPosition(row, today),
      ),
    ),
  });
}

const columns: readonly Column<Position>[] = [
  { heading: 'Name', value: (row) => row.full_name },
  { heading: 'Membership ID', value: (row) => row.membership_id },
  { heading: 'Title', value: (row) => row.title },
  { heading: 'Committee', value: (row) => levelNames[row.level] },
  { heading: 'Area', value: (row) => row.area_name },
  { heading: 'Unit', value: (row) => row.unit_name },
  { heading: 'First day', kind: 'day', value: (row) => row.since },
  { heading: 'Last day', kind: 'day', value: (row) => row.until },
  { heading: 'Today', value: (row) => stateNames[row.state] },
];
