import { Completion } from '~/features/people/web/public';
import { formatDate } from '~/shared/format-date';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { ContactCell, PersonCell, PlaceCell } from '~/ui/office/cells';
import { MembershipStatusBadge } from '~/ui/membership-status-badge';
import { Refusal } from '~/ui/office/refusal';
import type { Selection } from '~/ui/office/use-selection';
import type { Sorting } from '~/ui/sort-button';
import { VirtualCell, VirtualTable, type VirtualColumn } from '~/ui/virtual-table';
import type { ManagedMember, MemberFilter } from '../../contract';
import type { OfficePerson } from '../../rules';
import { roleShown } from '../role-shown';
import * as texts from '../../texts';

/** A person in the office's list. */
export type Member = Omit<ManagedMember, 'email'> & OfficePerson;
type Sort = MemberFilter['sort'];

const columns: readonly VirtualColumn<Sort>[] = [
  { label: texts.member, width: 'minmax(0,1.7fr)', sort: { by: 'name', direction: 'ascending' } },
  { label: common.contact, width: 'minmax(0,1.5fr)' },
  { label: common.areaAndUnit, width: 'minmax(0,1fr)', sort: { by: 'area', direction: 'ascending' } },
  { label: personTexts.role, width: '6.5rem' },
  { label: common.status, width: '5.5rem' },
  { label: common.joined, width: '6.5rem', sort: { by: 'date', direction: 'descending' } },
  { label: texts.profileCompletion, width: '9rem', sort: { by: 'completion', direction: 'descending' } },
];

type MemberTableProps = {
  members: readonly Member[];
  selection: Selection;
  sort: Sorting<Sort>;
  onOpen: (member: Member) => void;
};

/** Renders the office's list: lines on a desktop, cards on a phone; only the visible part of it. */
export function MemberTable({ members, selection, sort, onOpen }: MemberTableProps) {
  return (
    <VirtualTable
      caption={common.members}
      columns={columns}
      rows={members}
      keyOf={({ id }) => id}
      estimate={{ line: 53, card: 300 }}
      sort={sort}
      selection={{ selection, nameOf: ({ full_name: name }) => name }}
    >
      {(member) => (
        <>
          <VirtualCell className="max-xl:col-span-full max-xl:pe-8">
            <PersonCell person={member} onOpen={() => onOpen(member)} />
            <Refusal reason={selection.refusals.get(member.id)} />
          </VirtualCell>
          <VirtualCell label={common.contact} className="max-sm:col-span-full">
            <ContactCell person={member} className="sm:min-w-40" />
          </VirtualCell>
          <VirtualCell label={common.areaAndUnit}>
            <PlaceCell person={member} />
          </VirtualCell>
          <VirtualCell label={personTexts.role}>{roleShown(member.role_display)}</VirtualCell>
          <VirtualCell label={common.status}>
            {member.is_approved && <MembershipStatusBadge status={member.status} />}
          </VirtualCell>
          <VirtualCell label={common.joined}>{formatDate(member.date_joined) ?? common.notAvailable}</VirtualCell>
          <VirtualCell label={texts.profileCompletion}>
            <Completion compact percent={member.profile_completion} className="max-xl:min-h-6" />
          </VirtualCell>
        </>
      )}
    </VirtualTable>
  );
}
