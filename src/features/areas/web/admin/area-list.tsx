import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { ContentText } from '~/ui/content-text';
import { ActionsTd, ActionsTh, RowAction } from '~/ui/office/row-actions';
import type { Sorting } from '~/ui/sort-button';
import { SortTh, Table, TBody, Td, THead, Tr } from '~/ui/table';
import type { Area, OfficeArea, OfficeUnit } from '../../contract';
import { OtherName } from './other-name';
import * as texts from '../../texts';

type AreaListProps = {
  areas: readonly Area[];
  /** Returns an area with all its names and units; undefined until they are loaded. */
  recordOf: (id: number) => (OfficeArea & { units: readonly OfficeUnit[] }) | undefined;
  sort: Sorting;
  onUnits: (area: Area) => void;
  onEdit: (area: OfficeArea) => void;
  onDelete: (area: Area) => void;
};

/** Renders the areas with what can be done with each; as cards on phones. */
export function AreaList({ areas, recordOf, sort, onUnits, onEdit, onDelete }: AreaListProps) {
  return (
    <Table caption={texts.areas} hideCaption wide={2}>
      <THead>
        <SortTh by="name" sort={sort} label={texts.area} />
        <SortTh by="-units" sort={sort} label={texts.units} />
        <SortTh by="-created_at" sort={sort} label={texts.added} />
        <ActionsTh>{common.actions}</ActionsTh>
      </THead>
      <TBody>
        {areas.map((area) => (
          <Tr key={area.id} opens={`area ${area.id}`}>
            <Td className="text-base font-semibold wrap-anywhere">
              <ContentText>{area.name}</ContentText>
              <OtherName of={recordOf(area.id)} shown={area.name} />
            </Td>
            <Td label={texts.units} className="tabular-nums">
              {recordOf(area.id)?.units.length ?? '–'}
            </Td>
            <Td label={texts.added} className="whitespace-nowrap">
              {formatDate(area.created_at) ?? common.notAvailable}
            </Td>
            <ActionsTd className="gap-2">
              <Button
                variant="secondary"
                size="sm"
                className="max-sm:min-h-11 max-sm:flex-1"
                onClick={() => onUnits(area)}
              >
                {texts.manageUnits}
                <span className="sr-only"> {fillText(texts.ofArea, { name: area.name })}</span>
              </Button>
              <RowAction
                Icon={Pencil}
                label={common.edit}
                of={area.name}
                disabled={!recordOf(area.id)}
                onClick={() => onEdit(recordOf(area.id)!)}
              />
              <RowAction danger Icon={Trash} label={common.deleteIt} of={area.name} onClick={() => onDelete(area)} />
            </ActionsTd>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}
