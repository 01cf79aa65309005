import CalendarX from 'lucide-react/icons/calendar-x';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { Badge } from '~/ui/badge';
import { ContentText } from '~/ui/content-text';
import { ActionsTd, ActionsTh, RowAction } from '~/ui/office/row-actions';
import { PersonLink } from '~/ui/office/person-link';
import { Table, TBody, Td, THead, Tr } from '~/ui/table';
import type { Position } from '../contract';
import * as texts from '../texts';
import { shownTitle } from './title';

/** Renders the positions with what can be done with each; as cards on phones. */
export function PositionTable({
  positions,
  onEdit,
  onEnd,
  onRemove,
}: {
  positions: readonly Position[];
  onEdit: (position: Position) => void;
  onEnd: (position: Position) => void;
  onRemove: (position: Position) => void;
}) {
  return (
    <Table caption={common.positions} hideCaption>
      <THead names={[texts.person, texts.title, common.committee, texts.term]}>
        <ActionsTh>{common.actions}</ActionsTh>
      </THead>
      <TBody>
        {positions.map((position) => (
          <Tr key={position.id} opens={`position ${position.id}`}>
            <Td>
              <span className="block">
                <PersonLink id={position.user_id} name={position.full_name} className="text-base font-semibold" />
              </span>
              <span className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
                {position.membership_id ?? texts.noMembershipId}
                {!position.is_approved && <Badge tone="brass">{texts.approvalWithdrawn}</Badge>}
              </span>
            </Td>
            <Td label={texts.title} className="wrap-anywhere">
              <ContentText>{shownTitle(position)}</ContentText>
            </Td>
            <Td label={common.committee}>
              <span className="block wrap-anywhere">{committeeOf(position)}</span>
              <span className="block text-xs text-muted wrap-anywhere">{kindOf(position)}</span>
            </Td>
            <Td label={texts.term}>
              <span className="block">{termOf(position)}</span>
              {position.state !== 'current' && (
                <span className="block text-xs text-muted">{texts.stateNames[position.state]}</span>
              )}
            </Td>
            <ActionsTd>
              <RowAction
                icon={<Pencil aria-hidden="true" />}
                label={common.edit}
                of={nameOf(position)}
                onClick={() => onEdit(position)}
              />
              {position.state === 'current' && (
                <RowAction
                  icon={<CalendarX aria-hidden="true" />}
                  label={texts.endTerm}
                  of={nameOf(position)}
                  onClick={() => onEnd(position)}
                />
              )}
              <RowAction
                danger
                icon={<Trash aria-hidden="true" />}
                label={common.remove}
                of={nameOf(position)}
                onClick={() => onRemove(position)}
              />
            </ActionsTd>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

const nameOf = (position: Position) => `${position.full_name}, ${shownTitle(position)}`;

/** Returns the name of the position's committee. */
export const committeeOf = ({ unit_name: unit, area_name: area }: Position): string =>
  unit ?? area ?? texts.districtCommittee;

const kindOf = ({ level, area_name: area }: Position): string =>
  level === 'district'
    ? texts.levelNames.district
    : level === 'area'
      ? texts.areaCommittee
      : fillText(texts.unitCommittee, { area: area ?? '' });

/** Returns the term of a position in words. */
export const termOf = ({ since, until }: Position): string =>
  until === null
    ? fillText(texts.termSince, { since: formatDate(since) })
    : since === until
      ? (formatDate(since) ?? since)
      : fillText(texts.termFromTo, { since: formatDate(since), until: formatDate(until) });
