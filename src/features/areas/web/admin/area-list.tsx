import Trash from 'lucide-react/icons/trash-2';
import { showDate } from '~/shared/show-date';
import { Button } from '~/ui/button';
import { Table, TBody, Td, Th, THead, Tr } from '~/ui/table';
import type { Area } from '../../contract';

type AreaListProps = {
  areas: readonly Area[];
  /** How many units an area has; undefined while nobody knows. */
  unitsOf: (id: number) => number | undefined;
  onUnits: (area: Area) => void;
  onDelete: (area: Area) => void;
};

/** The areas with what can be done with each; cards on phones. */
export function AreaList({ areas, unitsOf, onUnits, onDelete }: AreaListProps) {
  return (
    <Table caption="Areas" hideCaption>
      <THead>
        <Th>Area</Th>
        <Th>Units</Th>
        <Th>Added</Th>
        <Th>
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
            <Td>
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
