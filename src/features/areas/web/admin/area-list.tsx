import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { fillText } from '~/shared/fill-text';
import { fold } from '~/shared/fold';
import { compare } from '~/shared/search';
import { showDate } from '~/shared/show-date';
import { Button } from '~/ui/button';
import { ContentText } from '~/ui/content-text';
import type { Sorting } from '~/ui/sort-button';
import { SortTh, Table, TBody, Td, Th, THead, Tr } from '~/ui/table';
import type { Area, OfficeArea, OfficeUnit } from '../../contract';
import { OtherName } from './other-name';
import * as texts from '../../texts';

/** What the list is sorted by: its name, most units first, last added first. */
export type AreaSort = 'name' | 'units' | 'added';

type AreaListProps = {
  areas: readonly Area[];
  /** An area with all its names and units; undefined while nobody knows. */
  recordOf: (id: number) => (OfficeArea & { units: readonly OfficeUnit[] }) | undefined;
  sort: Sorting<AreaSort>;
  onUnits: (area: Area) => void;
  onEdit: (area: OfficeArea) => void;
  onDelete: (area: Area) => void;
};

/** The areas with what can be done with each; cards on phones. */
export function AreaList({ areas, recordOf, sort, onUnits, onEdit, onDelete }: AreaListProps) {
  return (
    <Table caption={texts.areas} hideCaption>
      <THead>
        <SortTh by="name" direction="ascending" sort={sort}>
          {texts.area}
        </SortTh>
        <SortTh by="units" direction="descending" sort={sort}>
          {texts.units}
        </SortTh>
        <SortTh by="added" direction="descending" sort={sort}>
          {texts.added}
        </SortTh>
        <Th className="print:hidden">
          <span className="sr-only">{texts.actions}</span>
        </Th>
      </THead>
      <TBody>
        {areas.map((area) => (
          <Tr key={area.id}>
            <Td className="text-base font-semibold wrap-anywhere">
              <ContentText>{area.name}</ContentText>
              <OtherName of={recordOf(area.id)} shown={area.name} />
            </Td>
            <Td label={texts.units} className="tabular-nums">
              {recordOf(area.id)?.units.length ?? '–'}
            </Td>
            <Td label={texts.added} className="whitespace-nowrap">
              {showDate(area.created_at) ?? texts.notAvailable}
            </Td>
            <Td className="print:hidden">
              <span className="flex flex-wrap gap-2 max-sm:pt-2 sm:justify-end">
                <Button
                  variant="secondary"
                  size="sm"
                  className="max-sm:min-h-11 max-sm:flex-1"
                  onClick={() => onUnits(area)}
                >
                  {texts.manageUnits}
                  <span className="sr-only"> {fillText(texts.ofArea, { name: area.name })}</span>
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  className="max-sm:min-h-11"
                  disabled={!recordOf(area.id)}
                  onClick={() => onEdit(recordOf(area.id)!)}
                >
                  <Pencil aria-hidden="true" />
                  {texts.editLabel}
                  <span className="sr-only"> {area.name}</span>
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  className="text-danger! max-sm:min-h-11"
                  onClick={() => onDelete(area)}
                >
                  <Trash aria-hidden="true" />
                  {texts.deleteLabel}
                  <span className="sr-only"> {area.name}</span>
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
export function sortAreas<A extends Area>(
  areas: readonly A[],
  by: AreaSort,
  unitsOf: (id: number) => number | undefined,
): A[] {
  const orders: Record<AreaSort, (a: Area, b: Area) => number> = {
    name: () => 0,
    units: (a, b) => (unitsOf(b.id) ?? 0) - (unitsOf(a.id) ?? 0),
    // One offset for all of them: ISO 8601 sorts as text.
    added: (a, b) => compare(b.created_at, a.created_at),
  };
  return areas.toSorted((a, b) => orders[by](a, b) || compare(fold(a.name), fold(b.name)));
}
