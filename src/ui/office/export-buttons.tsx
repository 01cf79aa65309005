import Download from 'lucide-react/icons/download';
import type { SheetFormat } from '~/shared/sheet-format';
import * as common from '~/shared/texts';
import { Button, type ButtonLooks } from '../button';
import { useExport, type ExportCall, type ExportInput } from '../hooks/use-export';
import type { Messages } from '../hooks/use-message';

type ExportButtonsProps<Input> = {
  call: ExportCall<Input>;
  /** What the call is sent, as the screen shows the list; without it, as before the person is known: disabled. */
  input?: Input | ((format: SheetFormat) => Input);
  /** How the name of the file begins. */
  list: string;
  messages?: Messages;
  /** Returns why there is nothing to export, if so: then nothing is fetched. */
  nothing?: () => string | undefined;
  /** Of the button for CSV, where that is the screen's usual one. */
  csv?: ButtonLooks['variant'];
  looks?: Pick<ButtonLooks, 'size' | 'className'>;
};

/** Renders the buttons that download a list of the office for Excel or as CSV, exactly as it is filtered. */
export function ExportButtons<Input extends ExportInput>({
  call,
  input,
  list,
  messages,
  nothing,
  csv = 'secondary',
  looks,
}: ExportButtonsProps<Input>) {
  const { take, making } = useExport(call, { list, messages });
  const start = (format: SheetFormat) => {
    if (!input) return;
    const none = nothing?.();
    if (none) messages?.error(none);
    else void take(format, typeof input === 'function' ? input(format) : input);
  };
  return <FormatButtons labels={labels} csv={csv} {...looks} disabled={!input} making={making} onStart={start} />;
}

const labels = { xlsx: common.exportExcel, csv: common.exportCsv };

type FormatButtonsProps = Omit<ButtonLooks, 'variant'> & {
  labels: Record<SheetFormat, string>;
  csv?: ButtonLooks['variant'];
  disabled?: boolean;
  /** The format that is being made now. */
  making: SheetFormat | null;
  onStart: (format: SheetFormat) => void;
};

/** Renders a button for each format of a file. */
export const FormatButtons = ({ labels, csv = 'secondary', disabled, making, onStart, ...looks }: FormatButtonsProps) =>
  (['xlsx', 'csv'] as const).map((format) => (
    <Button
      key={format}
      {...looks}
      variant={format === 'csv' ? csv : 'secondary'}
      disabled={disabled}
      loading={making === format}
      onClick={() => onStart(format)}
    >
      <Download aria-hidden="true" />
      {labels[format]}
    </Button>
  ));
