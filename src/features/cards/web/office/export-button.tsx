import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { errorMessage } from '~/shared/error-message';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import type { Messages } from '~/ui/hooks/use-message';
import { saveList } from '~/ui/save-file';
import { exportCards } from '../mutations';
import { filterOf, type HolderFilter } from '../queries';

/** Downloads the list of cards as the filter leaves it. */
export function ExportButton({ shown, messages }: { shown: HolderFilter; messages: Messages }) {
  const { mutateAsync, isPending } = useMutation(exportCards);
  const start = async () => {
    messages.clear();
    try {
      saveList(await mutateAsync({ query: filterOf(shown) }), 'csv', 'cards');
    } catch (error) {
      messages.error(errorMessage(error, common.exportFailed));
    }
  };
  return (
    <Button variant="secondary" loading={isPending} onClick={() => void start()}>
      <Download aria-hidden="true" />
      {common.exportCsv}
    </Button>
  );
}
