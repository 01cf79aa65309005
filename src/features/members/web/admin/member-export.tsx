import { mutationsOf } from '~/shared/mutations';
import type { Messages } from '~/ui/hooks/use-message';
import { ExportButtons } from '~/ui/office/export-buttons';
import type { memberCalls, MemberFilter } from '../../contract';
import { narrowPeople, type OfficePerson, type PreparedPeople } from '../../rules';
import * as texts from '../../texts';

// Changes nothing that is shown; the audit log is fetched whenever it is opened.
const exportMembers = mutationsOf<typeof memberCalls>()('GET /api/members/export/', { invalidates: 'nothing' });

type MemberExportProps = { people: PreparedPeople<OfficePerson>; filter: MemberFilter; messages: Messages };

/**
 * Downloads the list as narrowed by the filter, as CSV or, with licence and membership beside the specified columns,
 * for Excel. The server narrows it with the same function as the screen (rules.ts).
 */
export function MemberExport({ people, filter, messages }: MemberExportProps) {
  return (
    <ExportButtons
      list="members"
      csv="primary"
      messages={messages}
      nothing={() => (narrowPeople(people, filter).length === 0 ? texts.nothingToExport : undefined)}
      call={exportMembers}
      input={(format) => ({ query: { ...filter, ...(format === 'xlsx' && { with: 'licence' as const }) } })}
    />
  );
}
