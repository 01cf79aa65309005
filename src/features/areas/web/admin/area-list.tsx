import Trash from 'lucide-react/icons/trash-2';
import { fold } from '~/shared/fold';
import { compare } from '~/shared/search';
import { showDate } from '~/shared/show-date';
import { Button } from '~/ui/button';
import type { Sorting } from '~/ui/sort-button';
import { SortTh, Table, TBody, Td, Th, THead, Tr } from '~/ui/table';
import type { Area } from '../../contract';

/** What the list is sorted by: its name, most units first, last added first. */
export type AreaSort = 'name' | 'units' | 'added';

type AreaListProps = {
  areas: readonly Area[];
  /** How many units an area has; undefined while nobody knows. */
  unitsOf: (id: number) => number | undefined;
  sort: Sorting<AreaSort>;
  onUnits: (area: Area) => void;
  onDelete: (area: Area) => void;
};

/** The areas with what can be done with each; cards on phones. */
export function AreaList({ areas, unitsOf, sort, onUnits, onDelete }: AreaListProps) {
  return (
    <Table caption="Areas" hideCaption>
      <THead>
        <SortTh by="name" direction="ascending" sort={sort}>
          Area
        </SortTh>
        <SortTh by="units" direction="descending" sort={sort}>
          Units
        </SortTh>
        <SortTh by="added" direction="descending" sort={sort}>
          Added
        </SortTh>
        <Th className="print:hidden">
          <span className="sr-only">Actions</span>
        </Th>
      </THead>
      <TBody>
        {areas.map((area) => (
          <Tr key={area.id}>
            <Td className="text-base font-semibold wrap-anywhere">{area.name}</Td>
            <Td label="Units" className="tabular-nums">
              {unitsOf(area.id) ?? '–'}
            </Td>
            <Td label="Added" className="whitespace-nowrap">
              {showDate(area.created_at) ?? 'N/A'}
            </Td>
            <Td className="print:hidden">
              <span className="flex flex-wrap gap-2 max-sm:pt-2 sm:justify-end">
                <Button variant="secondary" size="sm" className="max-sm:min-h-11 max-sm:flex-1" onClick={() => onUnits(area)}>
                  Manage Units<span className="sr-only"> of {area.name}</span>
                </Button>
                <Button variant="ghost" size="sm" className="text-danger! max-sm:min-h-11" onClick={() => onDelete(area)}>
                  <Trash aria-hidden="true" />
                  Delete<span className="sr-only"> {area.name}</span>
                </Button>
              </span>
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

/** The areas in an order; what is equal in it comes by name. */
export function sortAreas(areas: readonly Area[], by: AreaSort, unitsOf: (id: number) => number | undefined): Area[] {
  const orders: Record<AreaSort, (a: Area, b: Area) => number> = {
    name: () => 0,
    units: (a, b) => (unitsOf(b.id) ?? 0) - (unitsOf(a.id) ?? 0),
    // One offset for all of them: ISO 8601 sorts as text.
    added: (a, b) => compare(b.created_at, a.created_at),
  };
  return areas.toSorted((a, b) => orders[by](a, b) || compare(fold(a.name), fold(b.name)));
}
