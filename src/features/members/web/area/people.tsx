import SearchX from 'lucide-react/icons/search-x';
import UserCheck from 'lucide-react/icons/user-check';
import type { ReactNode } from 'react';
import { Completion, Recommend } from '~/features/accounts/web/public';
import { fold } from '~/shared/fold';
import { compare } from '~/shared/search';
import { showDate } from '~/shared/show-date';
import { Badge } from '~/ui/badge';
import { EmptyState } from '~/ui/empty-state';
import { usePrinting } from '~/ui/hooks/use-printing';
import { ContactCell, inlineBadge, PersonCell } from '~/ui/office/cells';
import { Pagination } from '~/ui/pagination';
import type { Sorting } from '~/ui/sort-button';
import { SortTh, Table, TBody, Td, Th, THead, Tr } from '~/ui/table';
import type { AreaApplicant, AreaMember } from '../../contract';

const PAGE = 25;

/** Columns that a tablet has no room for. */
const roomyClass = 'sm:max-lg:hidden';

/** What the members are sorted by: name, unit, who joined last, the completest profile. */
export type MemberSort = 'name' | 'unit' | 'joined' | 'completion';

type MembersProps = {
  members: readonly AreaMember[];
  searching: boolean;
  page: number;
  onPage: (page: number) => void;
  sort: Sorting<MemberSort>;
};

/** The area's members, 25 to a page; on paper all of them. */
export function Members({ members, searching, page: wanted, onPage, sort }: MembersProps) {
  const printing = usePrinting();
  if (members.length === 0) {
    return (
      <EmptyState announce headingLevel={2} title="No Members Found" icon={<SearchX />}>
        {searching ? 'Nobody matches this search.' : 'Your area has no members yet.'}
      </EmptyState>
    );
  }
  const pageCount = Math.ceil(members.length / PAGE);
  // The address may name a page that there is no longer.
  const page = Math.min(wanted, pageCount);
  return (
    <>
      <Table caption="Members of your area" hideCaption>
        <THead>
          <SortTh by="name" direction="ascending" sort={sort}>
            Name
          </SortTh>
          <Th>Membership ID</Th>
          <Th>Contact</Th>
          <SortTh by="unit" direction="ascending" sort={sort}>
            Unit
          </SortTh>
          <Th className={roomyClass}>License</Th>
          <SortTh by="joined" direction="descending" sort={sort}>
            Joined
          </SortTh>
          <SortTh by="completion" direction="descending" sort={sort} className={roomyClass}>
            Profile
          </SortTh>
        </THead>
        <TBody>
          {(printing ? members : members.slice((page - 1) * PAGE, page * PAGE)).map((member) => (
            <Tr key={member.id} className="sm:*:py-0.5!">
              <Td>
                <Person
                  person={member}
                  badge={
                    member.role_display !== 'Member' && (
                      <Badge tone="primary" className={inlineBadge}>
                        {member.role_display}
                      </Badge>
                    )
                  }
                />
              </Td>
              <Td label="Membership ID" className="whitespace-nowrap tabular-nums">
                {member.membership_id ?? 'N/A'}
              </Td>
              <Td label="Contact">
                <ContactCell person={member} className="sm:min-w-40" />
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
          ))}
        </TBody>
      </Table>
      <Pagination
        className="mt-6"
        label="Pages of members"
        page={page}
        pageCount={pageCount}
        onPage={onPage}
      />
    </>
  );
}

/** Who has applied for the area; the office decides. */
export function Applicants({ applicants, searching }: { applicants: readonly AreaApplicant[]; searching: boolean }) {
  if (applicants.length === 0) {
    return (
      <EmptyState announce headingLevel={2} title="No Pending Applicants" icon={<UserCheck />}>
        {searching ? 'Nobody matches this search.' : 'Nobody waits for approval in your area.'}
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mb-3 text-sm text-muted">Applications are approved by the office.</p>
      <Table caption="Pending applicants of your area" hideCaption>
        <THead>
          <Th>Name</Th>
          <Th>Contact</Th>
          <Th>Unit</Th>
          <Th>Requested position</Th>
          <Th className={roomyClass}>License</Th>
          <Th>Applied</Th>
          <Th>Your word</Th>
        </THead>
        <TBody>
          {applicants.map((applicant) => (
            <Tr key={applicant.id} className="sm:*:py-0.5!">
              <Td>
                <Person person={applicant} />
              </Td>
              <Td label="Contact">
                <ContactCell person={applicant} className="sm:min-w-40" />
              </Td>
              <Td label="Unit">{applicant.unit_name ?? applicant.requested_unit ?? 'Not Specified'}</Td>
              <Td label="Requested position">{applicant.requested_role_display ?? 'Member'}</Td>
              <Td label="License" className={roomyClass}>
                {applicant.license_category ?? 'N/A'}
              </Td>
              <Td label="Applied" className="whitespace-nowrap">
                {showDate(applicant.date_joined) ?? 'N/A'}
              </Td>
              <Td label="Your word">
                <Recommend applicant={applicant} />
              </Td>
            </Tr>
          ))}
        </TBody>
      </Table>
    </>
  );
}

/** Without a word on the approval: which table they are in says it. */
function Person({ person: { full_name, username, passport_photo }, badge }: { person: AreaMember; badge?: ReactNode }) {
  return <PersonCell className="max-sm:pb-1 sm:min-w-44" person={{ full_name, username, passport_photo }} badge={badge} />;
}

/** The members, who come by name, in another order; what is equal in it stays so. */
export function sortMembers(members: readonly AreaMember[], by: MemberSort): readonly AreaMember[] {
  const orders: Record<Exclude<MemberSort, 'name'>, (a: AreaMember, b: AreaMember) => number> = {
    // Without a unit last.
    unit: (a, b) => compare(a.unit_name === null ? '\uffff' : fold(a.unit_name), b.unit_name === null ? '\uffff' : fold(b.unit_name)),
    // One offset for all of them: ISO 8601 sorts as text.
    joined: (a, b) => compare(b.date_joined, a.date_joined),
    completion: (a, b) => b.profile_completion - a.profile_completion,
  };
  return by === 'name' ? members : members.toSorted(orders[by]);
}
