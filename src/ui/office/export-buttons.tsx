import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useCallback, useState } from 'react';
import type { SheetFormat } from '~/shared/sheet-format';
import * as common from '~/shared/texts';
import { Button, type ButtonLooks } from '../button';
import { useExport, type ExportCall, type ExportInput } from '../hooks/use-export';
import type { Messages } from '../hooks/use-message';
import type { PaperFilters } from './print-note';
import { PrintSheet } from './print-sheet';

type ExportButtonsProps<Input> = {
  call: ExportCall<Input>;
  /** What the call is sent, as the screen shows the list; without it, as before the person is known: disabled. */
  input?: Input | ((format: SheetFormat) => Input);
  /** How the name of the file begins. */
  list: string;
  messages?: Messages;
  /** Of the list, for its title on paper. */
  filters?: PaperFilters;
  /** Returns why there is nothing to export, if so: then nothing is fetched. */
  nothing?: () => string | undefined;
};

/**
 * Renders the buttons that download a list of the office for Excel or as CSV, or print it, exactly as it is filtered.
 */
export function ExportButtons<Input extends ExportInput>({
  call,
  input,
  list,
  messages,
  filters = [],
  nothing,
}: ExportButtonsProps<Input>) {
  const [paper, setPaper] = useState<string | null>(null);
  const endPrinting = useCallback(() => setPaper(null), []);
  const { take, making } = useExport(call, { list, messages, onPaper: setPaper });
  const start = (as: SheetFormat | 'paper') => {
    if (!input) return;
    const none = nothing?.();
    if (none) messages?.error(none);
    else void take(as, typeof input === 'function' ? input(as === 'paper' ? 'csv' : as) : input);
  };
  return (
    <>
      <Button variant="secondary" disabled={!input} loading={making === 'paper'} onClick={() => start('paper')}>
        <Printer aria-hidden="true" />
        {common.print}
      </Button>
      <FormatButtons labels={labels} disabled={!input} making={making} onStart={start} />
      {paper !== null && <PrintSheet csv={paper} filters={filters} onDone={endPrinting} />}
    </>
  );
}

const labels = { xlsx: common.exportExcel, csv: common.exportCsv };

type FormatButtonsProps = Omit<ButtonLooks, 'variant'> & {
  labels: Record<SheetFormat, string>;
  disabled?: boolean;
  /** The format that is being made now. */
  making: SheetFormat | 'paper' | null;
  onStart: (format: SheetFormat) => void;
};

/** Renders a button for each format of a file. */
export const FormatButtons = ({ labels, disabled, making, onStart, ...looks }: FormatButtonsProps) =>
  (['xlsx', 'csv'] as const).map((format) => (
    <Button
      key={format}
      {...looks}
      variant="secondary"
      disabled={disabled}
      loading={making === format}
      onClick={() => onStart(format)}
    >
      <Download aria-hidden="true" />
      {labels[format]}
    </Button>
  ));
