import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useState, type ReactNode } from 'react';
import { errorReason, fieldMessages } from '~/shared/error-message';
import { Button } from '../button';
import { FilePicker } from '../file-picker';
import { Panel } from '../panel';
import { Progress } from '../progress';

const mostBytes = 5 * 1_048_576;
const none: readonly File[] = [];

export type SheetPanelProps = {
  title: string;
  lead: string;
  /** Of the choice. */
  label: string;
  words: {
    missing: string;
    tooLarge: string;
    sending: string;
    /** While the server reads the file. */
    looking: string;
    submit: string;
    failed: string;
  };
  /** Sends the file; a rejection is shown at it. */
  onFile: (file: File, onProgress: (share: number) => void) => Promise<void>;
  children?: ReactNode;
};

/** Renders the choice of a spreadsheet of at most 5 MB, and sends it to be read. */
export function SheetPanel({ title, lead, label, words, onFile, children }: SheetPanelProps) {
  const [files, setFiles] = useState(none);
  const [fault, setFault] = useState<string>();
  /** The share that is sent; null while nothing is. */
  const [sent, setSent] = useState<number | null>(null);

  const choose = (chosen: readonly File[]) => {
    setFiles(chosen);
    setFault(chosen[0] && chosen[0].size > mostBytes ? words.tooLarge : undefined);
  };
  const read = async () => {
    const [file] = files;
    if (!file) return setFault(words.missing);
    if (fault) return;
    setSent(0);
    try {
      await onFile(file, setSent);
    } catch (error) {
      setFault(fieldMessages(error).file ?? errorReason(error) ?? words.failed);
    } finally {
      setSent(null);
    }
  };
  return (
    <Panel title={title} lead={lead}>
      <div className="flex flex-col gap-4">
        <FilePicker
          label={label}
          required
          accept=".xlsx,.xlsm,.csv,.txt"
          files={files}
          onFiles={choose}
          error={fault}
          disabled={sent !== null}
        />
        {sent !== null && <Progress label={sent < 1 ? words.sending : words.looking} value={sent < 1 ? sent : null} />}
        <div>
          <Button loading={sent !== null} onClick={() => void read()}>
            <FileSpreadsheet aria-hidden="true" />
            {words.submit}
          </Button>
        </div>
        {children}
      </div>
    </Panel>
  );
}
