import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { Completion } from '~/features/accounts/web/public';
import { showDate } from '~/shared/show-date';
import { Badge } from '~/ui/badge';
import { EmptyState } from '~/ui/empty-state';
import { Pagination } from '~/ui/pagination';
import { Table, TBody, Td, Th, THead, Tr } from '~/ui/table';
import type { AreaMember } from '../../contract';
import { ContactCell, PersonCell, roomyClass } from './person-cell';

const PAGE = 25;

type MembersProps = { members: readonly AreaMember[]; searching: boolean };

/** The area's members, 25 to a page. */
export function Members({ members, searching }: MembersProps) {
  const [page, setPage] = useState(1);
  if (members.length === 0) {
    return (
      <EmptyState announce headingLevel={2} title="No Members Found" icon={<SearchX />}>
        {searching ? 'Nobody matches this search.' : 'Your area has no members yet.'}
      </EmptyState>
    );
  }
  return (
    <>
      <Table caption="Members of your area" hideCaption>
        <THead>
          <Th>Name</Th>
          <Th>Membership ID</Th>
          <Th>Contact</Th>
          <Th>Unit</Th>
          <Th className={roomyClass}>License</Th>
          <Th>Joined</Th>
          <Th className={roomyClass}>Profile</Th>
        </THead>
        <TBody>
          {members.slice((page - 1) * PAGE, page * PAGE).map((member) => (
            <Member key={member.id} member={member} />
          ))}
        </TBody>
      </Table>
      <Pagination
        className="mt-6"
        label="Pages of members"
        page={page}
        pageCount={Math.ceil(members.length / PAGE)}
        onPage={setPage}
      />
    </>
  );
}

function Member({ member }: { member: AreaMember }) {
  return (
    <Tr>
      <Td>
        <PersonCell person={member} />
        {member.role_display !== 'Member' && (
          <Badge tone="primary" className="mt-1.5">
            {member.role_display}
          </Badge>
        )}
      </Td>
      <Td label="Membership ID" className="whitespace-nowrap tabular-nums">
        {member.membership_id ?? 'N/A'}
      </Td>
      <Td label="Contact">
        <ContactCell person={member} />
      </Td>
      <Td label="Unit">{member.unit_name ?? 'Not Specified'}</Td>
      <Td label="License" className={roomyClass}>
        {member.license_category ?? 'N/A'}
        <span className="block text-xs text-muted">{member.licenseNo}</span>
      </Td>
      <Td label="Joined" className="whitespace-nowrap">
        {showDate(member.date_joined) ?? 'N/A'}
      </Td>
      <Td label="Profile" className={roomyClass}>
        <Completion compact percent={member.profile_completion} className="min-w-28 max-sm:max-w-44" />
      </Td>
    </Tr>
  );
}
