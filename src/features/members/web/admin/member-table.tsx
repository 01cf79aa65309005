import { Completion } from '~/features/accounts/web/public';
import { showDate } from '~/shared/show-date';
import { ContactCell, PersonCell, PlaceCell } from '~/ui/office/cells';
import { VirtualCell, VirtualTable } from '~/ui/virtual-table';
import type { ManagedMember } from '../../contract';
import type { OfficePerson } from '../../rules';

/** Somebody in the office's list. */
export type Member = ManagedMember & OfficePerson;

const columns = [
  { label: 'Member', width: 'minmax(0,1.7fr)' },
  { label: 'Contact', width: 'minmax(0,1.5fr)' },
  { label: 'Area and unit', width: 'minmax(0,1fr)' },
  { label: 'Role', width: '6.5rem' },
  { label: 'Joined', width: '6.5rem' },
  { label: 'Profile completion', width: '8.5rem' },
];

/** The office's list: lines on a desk, cards on a phone, however many there are. */
export function MemberTable({ members }: { members: readonly Member[] }) {
  return (
    <VirtualTable caption="Members" columns={columns} rows={members} keyOf={({ id }) => id} estimate={{ line: 89, card: 300 }}>
      {(member) => (
        <>
          <VirtualCell className="max-xl:col-span-full">
            <PersonCell person={member} />
          </VirtualCell>
          <VirtualCell label="Contact" className="max-sm:col-span-full">
            <ContactCell person={member} className="sm:min-w-40" />
          </VirtualCell>
          <VirtualCell label="Area and unit">
            <PlaceCell person={member} />
          </VirtualCell>
          <VirtualCell label="Role">{member.role_display}</VirtualCell>
          <VirtualCell label="Joined">{showDate(member.date_joined) ?? 'N/A'}</VirtualCell>
          <VirtualCell label="Profile completion">
            <Completion compact percent={member.profile_completion} className="max-xl:min-h-6" />
          </VirtualCell>
        </>
      )}
    </VirtualTable>
  );
}
