import SearchX from 'lucide-react/icons/search-x';
import UserCheck from 'lucide-react/icons/user-check';
import type { ReactNode } from 'react';
import { Completion } from '~/features/people/web/public';
import { Recommend } from '~/features/applications/web/public';
import { licenseCategoryName } from '~/shared/license-categories';
import { formatDate } from '~/shared/format-date';
import * as personTexts from '~/shared/person/texts';
import * as common from '~/shared/texts';
import { Badge } from '~/ui/badge';
import { ContentText } from '~/ui/content-text';
import { EmptyState } from '~/ui/empty-state';
import { usePrinting } from '~/ui/hooks/use-printing';
import { MembershipStatusBadge } from '~/ui/membership-status-badge';
import { ContactCell, inlineBadge, PersonCell } from '~/ui/office/cells';
import { Pagination } from '~/ui/pagination';
import type { Sorting } from '~/ui/sort-button';
import { SortTh, Table, TBody, Td, Th, THead, Tr } from '~/ui/table';
import type { AreaApplicant, AreaMember } from '../../contract';
import { roleShown } from '../role-shown';
import * as texts from '../../texts';

const PAGE = 25;

/** Hides columns for which a tablet is too narrow. */
const roomyClass = 'sm:max-lg:hidden';

type MembersProps = {
  members: readonly AreaMember[];
  searching: boolean;
  page: number;
  onPage: (page: number) => void;
  sort: Sorting;
};

/** Renders the area's members, 25 to a page; on paper all of them. */
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
  // The address may name a page that no longer exists.
  const page = Math.min(wanted, pageCount);
  return (
    <>
      <Table brief caption={texts.membersOfYourArea} hideCaption className="[&_th]:py-0.5">
        <THead>
          <SortTh by="full_name" sort={sort} label={common.name} />
          <SortTh by="membership_id" sort={sort} label={common.membershipId} />
          <Th>{common.contact}</Th>
          <SortTh by="unit_name" sort={sort} label={personTexts.unit} />
          <Th className={roomyClass}>{texts.licence}</Th>
          <SortTh by="-date_joined" sort={sort} label={common.joined} />
          <SortTh by="-profile_completion" sort={sort} className={roomyClass} label={common.profile} />
        </THead>
        <TBody>
          {(printing ? members : members.slice((page - 1) * PAGE, page * PAGE)).map((member) => (
            <Tr key={member.id} opens={`member ${member.id}`} className="sm:*:py-0.5!">
              <Td brief>
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
              <Td brief label={common.membershipId} className="whitespace-nowrap tabular-nums">
                <span className="block">{member.membership_id ?? common.notAvailable}</span>
                <MembershipStatusBadge status={member.status} className={inlineBadge} />
              </Td>
              <Td label={common.contact}>
                <ContactCell person={member} className="sm:min-w-40" />
              </Td>
              <Td label={personTexts.unit}>
                {member.unit_name ? <ContentText>{member.unit_name}</ContentText> : common.notSpecified}
              </Td>
              <Td label={texts.licence} className={roomyClass}>
                <ContentText>
                  {member.license_category ? licenseCategoryName(member.license_category) : common.notAvailable}
                </ContentText>{' '}
                {isUnconfirmed(member) && (
                  <Badge tone="brass" className={inlineBadge}>
                    {common.notConfirmed}
                  </Badge>
                )}
                <span className="block text-xs text-muted">{member.licenseNo}</span>
              </Td>
              <Td label={common.joined} className="whitespace-nowrap">
                {formatDate(member.date_joined) ?? common.notAvailable}
              </Td>
              <Td label={common.profile} className={roomyClass}>
                <Completion compact percent={member.profile_completion} className="min-w-28 max-sm:max-w-44" />
              </Td>
            </Tr>
          ))}
        </TBody>
      </Table>
      <Pagination className="mt-6" label={common.pagesOfMembers} page={page} pageCount={pageCount} onPage={onPage} />
    </>
  );
}

const isUnconfirmed = (member: AreaMember) =>
  (member.licenseNo !== null && !member.license_confirmed) || member.license_category !== member.confirmed_category;

/** Renders the people who have applied for the area; the office decides. */
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
        <THead names={[common.name, common.contact, personTexts.unit, texts.requestedPosition]}>
          <Th className={roomyClass}>{texts.licence}</Th>
          <Th>{texts.applied}</Th>
          <Th>{common.yourWord}</Th>
        </THead>
        <TBody>
          {applicants.map((applicant) => (
            <Tr key={applicant.id} opens={`applicant ${applicant.id}`} className="sm:*:py-0.5!">
              <Td>
                <Person person={applicant} />
              </Td>
              <Td label={common.contact}>
                <ContactCell person={applicant} className="sm:min-w-40" />
              </Td>
              <Td label={personTexts.unit}>
                <ContentText>{applicant.unit_name ?? applicant.requested_unit ?? common.notSpecified}</ContentText>
              </Td>
              <Td label={texts.requestedPosition}>
                {applicant.requested_role_display ? roleShown(applicant.requested_role_display) : texts.member}
              </Td>
              <Td label={texts.licence} className={roomyClass}>
                <ContentText>
                  {applicant.license_category ? licenseCategoryName(applicant.license_category) : common.notAvailable}
                </ContentText>
              </Td>
              <Td label={texts.applied} className="whitespace-nowrap">
                {formatDate(applicant.date_joined) ?? common.notAvailable}
              </Td>
              <Td label={common.yourWord}>
                <Recommend applicant={applicant} />
              </Td>
            </Tr>
          ))}
        </TBody>
      </Table>
    </>
  );
}

/** Renders a person without their approval: the table that they are in shows it. */
function Person({
  person: { id, full_name, username, passport_photo },
  badge,
}: {
  person: AreaMember;
  badge?: ReactNode;
}) {
  return <PersonCell className="sm:min-w-44" person={{ id, full_name, username, passport_photo }} badge={badge} />;
}
