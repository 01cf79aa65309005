import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { toIso } from '~/shared/dates';
import { errorMessage } from '~/shared/error-message';
import { mutationsOf } from '~/shared/mutations';
import { Button } from '~/ui/button';
import type { Messages } from '~/ui/hooks/use-message';
import type { memberCalls, MemberFilter } from '../../contract';
import { narrowPeople, type OfficePerson, type PreparedPeople } from '../../rules';

// Nothing that is shown changes by it; the audit log is asked anew whenever it is opened.
const exportMembers = mutationsOf<typeof memberCalls>()('GET /api/members/export/', { invalidates: () => false });

type ExportButtonProps = { people: PreparedPeople<OfficePerson>; filter: MemberFilter; messages: Messages };

/**
 * Downloads the list as the filter leaves it, as the file `members-2026-11-20.csv`. The server writes it with the very
 * function that narrows the list on the screen (rules.ts).
 */
export function ExportButton({ people, filter, messages }: ExportButtonProps) {
  const { mutateAsync, isPending } = useMutation(exportMembers);

  const start = async () => {
    if (narrowPeople(people, filter).length === 0) return messages.error('No data to export. Please adjust your filters.');
    messages.clear();
    try {
      download(await mutateAsync({ query: filter }), fileNameOf(new Date()));
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

/** Named by the day it is in the site's zone. */
const fileNameOf = (now: Date) => `members-${toIso(now).slice(0, 10)}.csv`;

function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
