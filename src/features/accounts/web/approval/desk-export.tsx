import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { accessDenied, errorMessage } from '~/shared/error-message';
import { Button } from '~/ui/button';
import type { Messages } from '~/ui/hooks/use-message';
import { exportApplications } from '../mutations';
import { saveList } from '../people/save-file';
import type { DeskFilter } from './desk-controls';
import * as texts from '../../texts';

type DeskExportProps = {
  /** The state and area that leave; without them, as before the person is known, the buttons rest. */
  filter?: Pick<DeskFilter, 'state' | 'area'>;
  messages?: Messages;
};

/** Downloads all applications of the state and area that the desk shows, as CSV or for Excel (docs/product/applications.md, "Export"). */
export function DeskExport({ filter, messages }: DeskExportProps) {
  const { mutateAsync, isPending, variables } = useMutation(exportApplications);

  const start = async (format: 'csv' | 'xlsx') => {
    if (!filter) return;
    const { state, area } = filter;
    messages?.clear();
    try {
      saveList(await mutateAsync({ query: { format, state, ...(area && { area: Number(area) }) } }), format, `applications-${state}`);
    } catch (error) {
      messages?.error(errorMessage(error, texts.exportFailed, { 403: accessDenied }));
    }
  };

  const looks = (format: 'csv' | 'xlsx') => ({
    variant: 'secondary' as const,
    disabled: !filter,
    loading: isPending && variables.query.format === format,
    onClick: () => void start(format),
  });
  return (
    <>
      <Button {...looks('xlsx')}>
        <Download aria-hidden="true" />
        {texts.exportExcel}
      </Button>
      <Button {...looks('csv')}>
        <Download aria-hidden="true" />
        {texts.exportCsv}
      </Button>
    </>
  );
}
