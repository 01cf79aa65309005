import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { saveCsv } from '~/features/accounts/web/public';
import { errorMessage } from '~/shared/error-message';
import { mutationsOf } from '~/shared/mutations';
import { Button } from '~/ui/button';
import type { Messages } from '~/ui/hooks/use-message';
import type { memberCalls, MemberFilter } from '../../contract';
import { narrowPeople, type OfficePerson, type PreparedPeople } from '../../rules';

// Nothing that is shown changes by it; the audit log is asked anew whenever it is opened.
const exportMembers = mutationsOf<typeof memberCalls>()('GET /api/members/export/', { invalidates: 'nothing' });

type ExportButtonProps = { people: PreparedPeople<OfficePerson>; filter: MemberFilter; messages: Messages };

/**
 * Downloads the list as the filter leaves it. The server writes it with the very function that narrows the list on the
 * screen (rules.ts).
 */
export function ExportButton({ people, filter, messages }: ExportButtonProps) {
  const { mutateAsync, isPending } = useMutation(exportMembers);

  const start = async () => {
    if (narrowPeople(people, filter).length === 0) return messages.error('No data to export. Please adjust your filters.');
    messages.clear();
    try {
      saveCsv(await mutateAsync({ query: filter }));
    } catch (error) {
      messages.error(errorMessage(error, 'Export failed. Please try again.'));
    }
  };

  return (
    <Button loading={isPending} onClick={() => void start()}>
      <Download aria-hidden="true" />
      Export CSV
    </Button>
  );
}
