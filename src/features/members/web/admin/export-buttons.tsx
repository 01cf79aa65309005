import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { saveList } from '~/features/accounts/web/public';
import { errorMessage } from '~/shared/error-message';
import { mutationsOf } from '~/shared/mutations';
import { Button } from '~/ui/button';
import type { Messages } from '~/ui/hooks/use-message';
import type { memberCalls, MemberFilter } from '../../contract';
import { narrowPeople, type OfficePerson, type PreparedPeople } from '../../rules';
import * as texts from '../../texts';

// Nothing that is shown changes by it; the audit log is asked anew whenever it is opened.
const exportMembers = mutationsOf<typeof memberCalls>()('GET /api/members/export/', { invalidates: 'nothing' });

type ExportButtonProps = { people: PreparedPeople<OfficePerson>; filter: MemberFilter; messages: Messages };

/**
 * Downloads the list as the filter leaves it, as CSV or, with licence and membership beside the specified columns, for Excel. The
 * server writes it with the very function that narrows the list on the screen (rules.ts).
 */
export function ExportButtons({ people, filter, messages }: ExportButtonProps) {
  const { mutateAsync, isPending, variables } = useMutation(exportMembers);

  const start = async (format: 'csv' | 'xlsx') => {
    if (narrowPeople(people, filter).length === 0) return messages.error(texts.nothingToExport);
    messages.clear();
    try {
      const more = format === 'xlsx' ? ({ format, with: 'licence' } as const) : {};
      saveList(await mutateAsync({ query: { ...filter, ...more } }), format);
    } catch (error) {
      messages.error(errorMessage(error, texts.exportFailed));
    }
  };

  const isMaking = (format: 'csv' | 'xlsx') => isPending && (variables.query.format ?? 'csv') === format;
  return (
    <>
      <Button variant="secondary" loading={isMaking('xlsx')} onClick={() => void start('xlsx')}>
        <Download aria-hidden="true" />
        {texts.exportExcel}
      </Button>
      <Button loading={isMaking('csv')} onClick={() => void start('csv')}>
        <Download aria-hidden="true" />
        {texts.exportCsv}
      </Button>
    </>
  );
}
