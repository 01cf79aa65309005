import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { accessDenied, errorMessage } from '~/shared/error-message';
import type { SheetFormat } from '~/shared/sheet-format';
import * as common from '~/shared/texts';
import { Button, type ButtonLooks } from '../button';
import type { Messages } from '../hooks/use-message';
import { saveList } from '../save-file';

type ExportButtonsProps = {
  /** Fetches the list as the screen shows it; without it, as before the person is known, the buttons rest. */
  fetchList?: (format: SheetFormat) => Promise<Blob>;
  /** How the name of the file begins. */
  list: string;
  messages?: Messages;
  /** Says why there is nothing to export, if so: then nothing is fetched. */
  nothing?: () => string | undefined;
  /** Of the button for CSV, where that is the screen's usual one. */
  csv?: ButtonLooks['variant'];
  looks?: Pick<ButtonLooks, 'size' | 'className'>;
};

/** Downloads a list of the office for Excel or as CSV, and says so when that fails. */
export function ExportButtons({ fetchList, list, messages, nothing, csv = 'secondary', looks }: ExportButtonsProps) {
  const [making, setMaking] = useState<SheetFormat | null>(null);
  const start = async (format: SheetFormat) => {
    if (!fetchList) return;
    const none = nothing?.();
    if (none) return messages?.error(none);
    messages?.clear();
    setMaking(format);
    try {
      saveList(await fetchList(format), format, list);
    } catch (error) {
      messages?.error(errorMessage(error, common.exportFailed, { 403: accessDenied }));
    } finally {
      setMaking((last) => (last === format ? null : last));
    }
  };
  const shared = (format: SheetFormat) => ({
    ...looks,
    disabled: !fetchList,
    loading: making === format,
    onClick: () => void start(format),
  });
  return (
    <>
      <Button {...shared('xlsx')} variant="secondary">
        <Download aria-hidden="true" />
        {common.exportExcel}
      </Button>
      <Button {...shared('csv')} variant={csv}>
        <Download aria-hidden="true" />
        {common.exportCsv}
      </Button>
    </>
  );
}
