import Trash from 'lucide-react/icons/trash-2';
import { fillText } from '~/shared/fill-text';
import { showDate } from '~/shared/show-date';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { ContentText } from '~/ui/content-text';
import { Table, TBody, Td, Th, THead, Tr } from '~/ui/table';
import type { Position } from '../contract';
import * as texts from '../texts';

/** The positions with what can be done with each; cards on phones. */
export function PositionTable({
  positions,
  onRemove,
}: {
  positions: readonly Position[];
  onRemove: (position: Position) => void;
}) {
  return (
    <Table caption={texts.positions} hideCaption>
      <THead>
        <Th>{texts.person}</Th>
        <Th>{texts.title}</Th>
        <Th>{texts.committee}</Th>
        <Th>{texts.term}</Th>
        <Th className="print:hidden">
          <span className="sr-only">{texts.actions}</span>
        </Th>
      </THead>
      <TBody>
        {positions.map((position) => (
          <Tr key={position.id}>
            <Td>
              <span className="block text-base font-semibold wrap-anywhere">{position.full_name}</span>
              <span className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
                {position.membership_id ?? texts.noMembershipId}
                {!position.is_approved && <Badge tone="brass">{texts.approvalWithdrawn}</Badge>}
              </span>
            </Td>
            <Td label={texts.title} className="wrap-anywhere">
              <ContentText>{position.title}</ContentText>
            </Td>
            <Td label={texts.committee}>
              <span className="block wrap-anywhere">{committeeOf(position)}</span>
              <span className="block text-xs text-muted wrap-anywhere">{kindOf(position)}</span>
            </Td>
            <Td label={texts.term}>
              <span className="block">{termOf(position)}</span>
              {position.state !== 'current' && (
                <span className="block text-xs text-muted">{texts.stateNames[position.state]}</span>
              )}
            </Td>
            <Td className="print:hidden">
              <span className="flex max-sm:pt-2 sm:justify-end">
                <Button
                  variant="ghost"
                  size="sm"
                  className="text-danger! max-sm:min-h-11"
                  onClick={() => onRemove(position)}
                >
                  <Trash aria-hidden="true" />
                  {texts.remove}
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
export const committeeOf = ({ unit_name: unit, area_name: area }: Position): string =>
  unit ?? area ?? texts.districtCommittee;

const kindOf = ({ level, area_name: area }: Position): string =>
  level === 'district'
    ? texts.levelNames.district
    : level === 'area'
      ? texts.areaCommittee
      : fillText(texts.unitCommittee, { area: area ?? '' });

const termOf = ({ since, until }: Position): string =>
  until === null
    ? fillText(texts.termSince, { since: showDate(since) })
    : since === until
      ? (showDate(since) ?? since)
      : fillText(texts.termFromTo, { since: showDate(since), until: showDate(until) });
