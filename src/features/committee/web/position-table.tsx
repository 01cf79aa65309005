import Trash from 'lucide-react/icons/trash-2';
import { showDate } from '~/shared/show-date';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Table, TBody, Td, Th, THead, Tr } from '~/ui/table';
import type { Position } from '../contract';
import { levelNames, stateNames } from '../contract/choices';

/** The positions with what can be done with each; cards on phones. */
export function PositionTable({ positions, onRemove }: { positions: readonly Position[]; onRemove: (position: Position) => void }) {
  return (
    <Table caption="Positions" hideCaption>
      <THead>
        <Th>Person</Th>
        <Th>Title</Th>
        <Th>Committee</Th>
        <Th>Term</Th>
        <Th className="print:hidden">
          <span className="sr-only">Actions</span>
        </Th>
      </THead>
      <TBody>
        {positions.map((position) => (
          <Tr key={position.id}>
            <Td>
              <span className="block text-base font-semibold wrap-anywhere">{position.full_name}</span>
              <span className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
                {position.membership_id ?? 'No membership ID'}
                {!position.is_approved && <Badge tone="brass">Approval withdrawn</Badge>}
              </span>
            </Td>
            <Td label="Title" className="wrap-anywhere">
              {position.title}
            </Td>
            <Td label="Committee">
              <span className="block wrap-anywhere">{committeeOf(position)}</span>
              <span className="block text-xs text-muted wrap-anywhere">{kindOf(position)}</span>
            </Td>
            <Td label="Term">
              <span className="block">{termOf(position)}</span>
              {position.state !== 'current' && <span className="block text-xs text-muted">{stateNames[position.state]}</span>}
            </Td>
            <Td className="print:hidden">
              <span className="flex max-sm:pt-2 sm:justify-end">
                <Button variant="ghost" size="sm" className="text-danger! max-sm:min-h-11" onClick={() => onRemove(position)}>
                  <Trash aria-hidden="true" />
                  Remove
                  <span className="sr-only">
                    {' '}
                    {position.full_name}, {position.title}
                  </span>
                </Button>
              </span>
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

/** Whose committee it is, by its name. */
export const committeeOf = ({ unit_name: unit, area_name: area }: Position): string => unit ?? area ?? 'District committee';

const kindOf = ({ level, area_name: area }: Position): string =>
  level === 'district' ? levelNames.district : level === 'area' ? 'Area committee' : `Unit committee, ${area} area`;

const termOf = ({ since, until }: Position): string =>
  until === null ? `Since ${showDate(since)}` : since === until ? (showDate(since) ?? '') : `${showDate(since)} to ${showDate(until)}`;
