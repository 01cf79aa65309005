import UserCheck from 'lucide-react/icons/user-check';
import { showDate } from '~/shared/show-date';
import { EmptyState } from '~/ui/empty-state';
import { Table, TBody, Td, Th, THead, Tr } from '~/ui/table';
import type { AreaApplicant } from '../../contract';
import { ContactCell, PersonCell, roomyClass } from './person-cell';

type ApplicantsProps = { applicants: readonly AreaApplicant[]; searching: boolean };

/** Who has applied for the area; the office decides. */
export function Applicants({ applicants, searching }: ApplicantsProps) {
  if (applicants.length === 0) {
    return (
      <EmptyState announce headingLevel={2} title="No Pending Applicants" icon={<UserCheck />}>
        {searching ? 'Nobody matches this search.' : 'Nobody waits for approval in your area.'}
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mb-4 text-sm text-muted">Applications are approved by the office.</p>
      <Table caption="Pending applicants of your area" hideCaption>
        <THead>
          <Th>Name</Th>
          <Th>Contact</Th>
          <Th>Unit</Th>
          <Th>Requested position</Th>
          <Th className={roomyClass}>License</Th>
          <Th>Applied</Th>
        </THead>
        <TBody>
          {applicants.map((applicant) => (
            <Tr key={applicant.id}>
              <Td>
                <PersonCell person={applicant} />
              </Td>
              <Td label="Contact">
                <ContactCell person={applicant} />
              </Td>
              <Td label="Unit">{applicant.unit_name ?? applicant.requested_unit ?? 'Not Specified'}</Td>
              <Td label="Requested position">{applicant.requested_role_display ?? 'Member'}</Td>
              <Td label="License" className={roomyClass}>{applicant.license_category ?? 'N/A'}</Td>
              <Td label="Applied" className="whitespace-nowrap">
                {showDate(applicant.date_joined) ?? 'N/A'}
              </Td>
            </Tr>
          ))}
        </TBody>
      </Table>
    </>
  );
}
