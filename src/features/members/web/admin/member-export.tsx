import { useMutation } from '@tanstack/react-query';
import { mutationsOf } from '~/shared/mutations';
import type { Messages } from '~/ui/hooks/use-message';
import { ExportButtons } from '~/ui/office/export-buttons';
import type { memberCalls, MemberFilter } from '../../contract';
import { narrowPeople, type OfficePerson, type PreparedPeople } from '../../rules';
import * as texts from '../../texts';

// Nothing that is shown changes by it; the audit log is asked anew whenever it is opened.
const exportMembers = mutationsOf<typeof memberCalls>()('GET /api/members/export/', { invalidates: 'nothing' });

type MemberExportProps = { people: PreparedPeople<OfficePerson>; filter: MemberFilter; messages: Messages };

/**
 * Downloads the list as the filter leaves it, as CSV or, with licence and membership beside the specified columns, for Excel. The
 * server writes it with the very function that narrows the list on the screen (rules.ts).
 */
export function MemberExport({ people, filter, messages }: MemberExportProps) {
  const { mutateAsync } = useMutation(exportMembers);
  return (
    <ExportButtons
      list="members"
      csv="primary"
      messages={messages}
      nothing={() => (narrowPeople(people, filter).length === 0 ? texts.nothingToExport : undefined)}
      fetchList={(format) =>
        mutateAsync({ query: { ...filter, ...(format === 'xlsx' && { format, with: 'licence' }) } })
      }
    />
  );
}
