import { Completion } from '~/features/accounts/web/public';
import { showDate } from '~/shared/show-date';
import { Avatar } from '~/ui/avatar';
import { Badge } from '~/ui/badge';
import { VirtualCell, VirtualTable } from '~/ui/virtual-table';
import type { ManagedMember } from '../../contract';
import type { OfficePerson } from '../../rules';
import { ContactCell } from '../area/person-cell';

type Member = ManagedMember & OfficePerson;

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
    <VirtualTable
      caption="Members"
      columns={columns}
      rows={members}
      keyOf={({ id }) => id}
      estimate={{ line: 89, card: 300 }}
    >
      {(member) => <Cells member={member} />}
    </VirtualTable>
  );
}

function Cells({ member }: { member: Member }) {
  return (
    <>
      <VirtualCell className="flex items-center gap-3 max-xl:col-span-full">
        <Avatar name={member.full_name} src={member.passport_photo} />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{member.full_name}</p>
          <p className="text-xs text-muted wrap-anywhere">@{member.username}</p>
          <Badge tone={member.is_approved ? 'primary' : 'brass'} className="mt-1">
            {member.is_approved ? 'Approved' : 'Pending'}
          </Badge>
        </div>
      </VirtualCell>
      <VirtualCell label="Contact" className="max-sm:col-span-full">
        <ContactCell person={member} />
      </VirtualCell>
      <VirtualCell label="Area and unit">
        <span className="block wrap-anywhere">{member.area_name ?? 'Not Assigned'}</span>
        <span className="block text-xs text-muted wrap-anywhere">{member.unit_name ?? 'Not Specified'}</span>
      </VirtualCell>
      <VirtualCell label="Role">{member.role_display}</VirtualCell>
      <VirtualCell label="Joined">{showDate(member.date_joined) ?? 'N/A'}</VirtualCell>
      <VirtualCell label="Profile completion">
        <Completion compact percent={member.profile_completion} className="max-xl:min-h-6" />
      </VirtualCell>
    </>
  );
}
