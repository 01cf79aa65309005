import { Completion } from '~/features/accounts/web/public';
import { showDate } from '~/shared/show-date';
import { ContactCell, PersonCell, PlaceCell } from '~/ui/office/cells';
import { StandingBadge } from '~/ui/standing-badge';
import type { Selection } from '~/ui/office/use-selection';
import type { Sorting } from '~/ui/sort-button';
import { VirtualCell, VirtualTable, type VirtualColumn } from '~/ui/virtual-table';
import type { ManagedMember, MemberFilter } from '../../contract';
import type { OfficePerson } from '../../rules';
import { roleShown } from '../role-shown';
import * as texts from '../../texts';

/** Somebody in the office's list. */
export type Member = Omit<ManagedMember, 'email'> & OfficePerson;
type Sort = MemberFilter['sort'];

const columns: readonly VirtualColumn<Sort>[] = [
  { label: texts.member, width: 'minmax(0,1.7fr)', sort: { by: 'name', direction: 'ascending' } },
  { label: texts.contact, width: 'minmax(0,1.5fr)' },
  { label: texts.areaAndUnit, width: 'minmax(0,1fr)', sort: { by: 'area', direction: 'ascending' } },
  { label: texts.role, width: '6.5rem' },
  { label: texts.status, width: '5.5rem' },
  { label: texts.joined, width: '6.5rem', sort: { by: 'date', direction: 'descending' } },
  { label: texts.profileCompletion, width: '9rem', sort: { by: 'completion', direction: 'descending' } },
];

type MemberTableProps = {
  members: readonly Member[];
  selection: Selection;
  sort: Sorting<Sort>;
  onOpen: (member: Member) => void;
};

/** The office's list: lines on a desk, cards on a phone, however many there are. */
export function MemberTable({ members, selection, sort, onOpen }: MemberTableProps) {
  return (
    <VirtualTable
      caption={texts.members}
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
          </VirtualCell>
          <VirtualCell label={texts.contact} className="max-sm:col-span-full">
            <ContactCell person={member} className="sm:min-w-40" />
          </VirtualCell>
          <VirtualCell label={texts.areaAndUnit}>
            <PlaceCell person={member} />
          </VirtualCell>
          <VirtualCell label={texts.role}>{roleShown(member.role_display)}</VirtualCell>
          <VirtualCell label={texts.status}>
            {member.is_approved && <StandingBadge status={member.status} />}
          </VirtualCell>
          <VirtualCell label={texts.joined}>{showDate(member.date_joined) ?? texts.notAvailable}</VirtualCell>
          <VirtualCell label={texts.profileCompletion}>
            <Completion compact percent={member.profile_completion} className="max-xl:min-h-6" />
          </VirtualCell>
        </>
      )}
    </VirtualTable>
  );
}
