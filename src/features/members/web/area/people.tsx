import SearchX from 'lucide-react/icons/search-x';
import UserCheck from 'lucide-react/icons/user-check';
import type { ReactNode } from 'react';
import { Completion, Recommend } from '~/features/accounts/web/public';
import { fold } from '~/shared/fold';
import { licenseCategoryName } from '~/shared/license-categories';
import { compare } from '~/shared/search';
import { showDate } from '~/shared/show-date';
import { Badge } from '~/ui/badge';
import { ContentText } from '~/ui/content-text';
import { EmptyState } from '~/ui/empty-state';
import { usePrinting } from '~/ui/hooks/use-printing';
import { ContactCell, inlineBadge, PersonCell } from '~/ui/office/cells';
import { Pagination } from '~/ui/pagination';
import type { Sorting } from '~/ui/sort-button';
import { SortTh, Table, TBody, Td, Th, THead, Tr } from '~/ui/table';
import type { AreaApplicant, AreaMember } from '../../contract';
import { roleShown } from '../role-shown';
import * as texts from '../../texts';

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
      <EmptyState announce headingLevel={2} title={texts.noMembersFound} icon={<SearchX />}>
        {searching ? texts.nobodyMatches : texts.noMembersInArea}
      </EmptyState>
    );
  }
  const pageCount = Math.ceil(members.length / PAGE);
  // The address may name a page that there is no longer.
  const page = Math.min(wanted, pageCount);
  return (
    <>
      <Table caption={texts.membersOfYourArea} hideCaption>
        <THead>
          <SortTh by="name" direction="ascending" sort={sort}>
            {texts.name}
          </SortTh>
          <Th>{texts.membershipId}</Th>
          <Th>{texts.contact}</Th>
          <SortTh by="unit" direction="ascending" sort={sort}>
            {texts.unit}
          </SortTh>
          <Th className={roomyClass}>{texts.license}</Th>
          <SortTh by="joined" direction="descending" sort={sort}>
            {texts.joined}
          </SortTh>
          <SortTh by="completion" direction="descending" sort={sort} className={roomyClass}>
            {texts.profile}
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
                        {roleShown(member.role_display)}
                      </Badge>
                    )
                  }
                />
              </Td>
              <Td label={texts.membershipId} className="whitespace-nowrap tabular-nums">
                {member.membership_id ?? texts.notAvailable}
              </Td>
              <Td label={texts.contact}>
                <ContactCell person={member} className="sm:min-w-40" />
              </Td>
              <Td label={texts.unit}>
                {member.unit_name ? <ContentText>{member.unit_name}</ContentText> : texts.notSpecified}
              </Td>
              <Td label={texts.license} className={roomyClass}>
                <ContentText>
                  {member.license_category ? licenseCategoryName(member.license_category) : texts.notAvailable}
                </ContentText>
                <span className="block text-xs text-muted">{member.licenseNo}</span>
              </Td>
              <Td label={texts.joined} className="whitespace-nowrap">
                {showDate(member.date_joined) ?? texts.notAvailable}
              </Td>
              <Td label={texts.profile} className={roomyClass}>
                <Completion compact percent={member.profile_completion} className="min-w-28 max-sm:max-w-44" />
              </Td>
            </Tr>
          ))}
        </TBody>
      </Table>
      <Pagination className="mt-6" label={texts.pagesOfMembers} page={page} pageCount={pageCount} onPage={onPage} />
    </>
  );
}

/** Who has applied for the area; the office decides. */
export function Applicants({ applicants, searching }: { applicants: readonly AreaApplicant[]; searching: boolean }) {
  if (applicants.length === 0) {
    return (
      <EmptyState announce headingLevel={2} title={texts.noPendingApplicants} icon={<UserCheck />}>
        {searching ? texts.nobodyMatches : texts.noPendingApplicantsLead}
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mb-3 text-sm text-muted">{texts.officeApproves}</p>
      <Table caption={texts.pendingApplicantsCaption} hideCaption>
        <THead>
          <Th>{texts.name}</Th>
          <Th>{texts.contact}</Th>
          <Th>{texts.unit}</Th>
          <Th>{texts.requestedPosition}</Th>
          <Th className={roomyClass}>{texts.license}</Th>
          <Th>{texts.applied}</Th>
          <Th>{texts.yourWord}</Th>
        </THead>
        <TBody>
          {applicants.map((applicant) => (
            <Tr key={applicant.id} className="sm:*:py-0.5!">
              <Td>
                <Person person={applicant} />
              </Td>
              <Td label={texts.contact}>
                <ContactCell person={applicant} className="sm:min-w-40" />
              </Td>
              <Td label={texts.unit}>
                <ContentText>{applicant.unit_name ?? applicant.requested_unit ?? texts.notSpecified}</ContentText>
              </Td>
              <Td label={texts.requestedPosition}>{roleShown(applicant.requested_role_display ?? 'Member')}</Td>
              <Td label={texts.license} className={roomyClass}>
                <ContentText>
                  {applicant.license_category ? licenseCategoryName(applicant.license_category) : texts.notAvailable}
                </ContentText>
              </Td>
              <Td label={texts.applied} className="whitespace-nowrap">
                {showDate(applicant.date_joined) ?? texts.notAvailable}
              </Td>
              <Td label={texts.yourWord}>
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
  return (
    <PersonCell className="max-sm:pb-1 sm:min-w-44" person={{ full_name, username, passport_photo }} badge={badge} />
  );
}

/** The members, who come by name, in another order; what is equal in it stays so. */
export function sortMembers(members: readonly AreaMember[], by: MemberSort): readonly AreaMember[] {
  const orders: Record<Exclude<MemberSort, 'name'>, (a: AreaMember, b: AreaMember) => number> = {
    // Without a unit last.
    unit: (a, b) =>
      compare(a.unit_name === null ? '\uffff' : fold(a.unit_name), b.unit_name === null ? '\uffff' : fold(b.unit_name)),
    // One offset for all of them: ISO 8601 sorts as text.
    joined: (a, b) => compare(b.date_joined, a.date_joined),
    completion: (a, b) => b.profile_completion - a.profile_completion,
  };
  return by === 'name' ? members : members.toSorted(orders[by]);
}
