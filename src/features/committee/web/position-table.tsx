import CalendarX from 'lucide-react/icons/calendar-x';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { Badge } from '~/ui/badge';
import { ContentText } from '~/ui/content-text';
import type { ListColumn } from '~/ui/office/list-table';
import { RowAction } from '~/ui/office/row-actions';
import { NameCell } from '~/ui/office/cells';
import type { Position } from '../contract';
import * as texts from '../texts';
import { shownTitle } from './title';

interface Deeds {
  onEdit: (position: Position) => void;
  onEnd: (position: Position) => void;
  onRemove: (position: Position) => void;
}

/** Returns the table of positions with what can be done with each. */
export const positionTable = ({ onEdit, onEnd, onRemove }: Deeds) => ({
  caption: common.positions,
  columns,
  keyOf: ({ id }: Position) => id,
  actions: (position: Position) => (
    <>
      <RowAction Icon={Pencil} label={common.edit} of={nameOf(position)} onClick={() => onEdit(position)} />
      {position.state === 'current' && (
        <RowAction Icon={CalendarX} label={texts.endTerm} of={nameOf(position)} onClick={() => onEnd(position)} />
      )}
      <RowAction danger Icon={Trash} label={common.remove} of={nameOf(position)} onClick={() => onRemove(position)} />
    </>
  ),
});

const columns: readonly ListColumn<Position>[] = [
  {
    label: texts.person,
    sort: 'full_name',
    cell: (of) => (
      <NameCell id={of.user_id} name={of.full_name} className="text-base">
        <span className="flex flex-wrap items-center gap-x-2">
          {of.membership_id ?? personTexts.noMembershipId}
          {!of.is_approved && <Badge tone="brass">{texts.approvalWithdrawn}</Badge>}
        </span>
      </NameCell>
    ),
  },
  {
    label: texts.title,
    sort: 'title',
    className: 'wrap-anywhere',
    cell: (of) => (
      <>
        <span className="block">
          <ContentText>{shownTitle(of)}</ContentText>
        </span>
        {of.show_on_home && <span className="block text-xs text-muted">{homeNote(of)}</span>}
      </>
    ),
  },
  {
    label: common.committee,
    sort: 'area_name',
    cell: (of) => (
      <>
        <span className="block wrap-anywhere">{committeeOf(of)}</span>
        <span className="block text-xs text-muted wrap-anywhere">{kindOf(of)}</span>
      </>
    ),
  },
  {
    label: texts.term,
    sort: '-since',
    cell: (of) => (
      <>
        <span className="block">{termOf(of)}</span>
        {of.state !== 'current' && <span className="block text-xs text-muted">{texts.stateNames[of.state]}</span>}
      </>
    ),
  },
];

/** Returns whether a position that is ticked for the home page stands there, or why not. */
function homeNote({ state, is_approved: isApproved, shows_contact: agrees }: Position): string {
  const reason = state !== 'current' ? state : isApproved ? undefined : 'approval';
  if (reason) return fillText(texts.notOnHome, { reason: texts.notOnHomeReasons[reason] });
  return agrees ? texts.onHome : texts.onHomeNameOnly;
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
