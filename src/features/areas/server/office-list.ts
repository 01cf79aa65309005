import { exportList, type ExportContext, type ExportQuery } from '~/features/audit/server/public';
import type { Db } from '~/platform/database';
import type { Column } from '~/platform/sheets';
import type { Site } from '~/platform/site';
import { findAll, keysBy, wordsOf } from '~/shared/search';
import { sortRows } from '~/shared/sort-rows';
import type { ListedArea, OfficeAreasQuery } from '../contract';
import { presentOfficeArea, presentOfficeUnit } from './present';
import { findAreas, findUnits } from './views';

const keysOf = keysBy(({ name, name_ml: other }: ListedArea) => ({ names: [name, other] }));

/** Returns the areas that a search leaves, with their units and all names; without an order by name. */
export async function listAreas(db: Db, { search = '', sort }: OfficeAreasQuery): Promise<ListedArea[]> {
  const all = await findUnits(db);
  const found = (await findAreas(db)).map((area) => ({
    ...presentOfficeArea(area),
    units: all.filter(({ areaId }) => areaId === area.id).map(presentOfficeUnit),
  }));
  return findAll(sortRows(found, sort), wordsOf(search), keysOf);
}

/** Exports the list of areas (docs/product/areas.md, "Manage Areas"). */
export async function exportAreas(
  site: Site,
  context: ExportContext,
  { format, ...filter }: ExportQuery<OfficeAreasQuery>,
) {
  const areas = await listAreas(site.db, filter);
  return exportList(site, context, {
    action: 'area.export',
    target: { type: 'area', id: null },
    after: { rows: areas.length, ...filter },
    name: 'areas',
    format,
    columns,
    batches: atOnce(areas),
  });
}

async function* atOnce(areas: readonly ListedArea[]) {
  yield areas;
}

const columns: readonly Column<ListedArea>[] = [
  { heading: 'Area', value: (row) => row.name },
  { heading: 'Name in Malayalam', value: (row) => row.name_ml },
  { heading: 'Units', kind: 'number', value: (row) => row.units.length },
  { heading: 'Names of Units', value: (row) => row.units.map(({ name }) => name).join(', ') },
  { heading: 'Added', kind: 'day', value: (row) => row.created_at },
];
