import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useState } from 'react';
import { errorReason, fieldMessages } from '~/shared/error-message';
import { Button } from '~/ui/button';
import { FilePicker } from '~/ui/file-picker';
import { Panel } from '~/ui/panel';
import { Progress } from '~/ui/progress';
import * as texts from '../texts';

const mostBytes = 5 * 1_048_576;
const none: readonly File[] = [];

interface FilePanelProps {
  title: string;
  lead: string;
  /** Sends the file; a rejection is shown at it. */
  onFile: (file: File, onProgress: (share: number) => void) => Promise<void>;
}

/** Renders the choice of a spreadsheet, and sends it to be read. */
export function FilePanel({ title, lead, onFile }: FilePanelProps) {
  const [files, setFiles] = useState(none);
  const [fault, setFault] = useState<string>();
  /** The share that is sent; null while nothing is. */
  const [sent, setSent] = useState<number | null>(null);

  const choose = (chosen: readonly File[]) => {
    setFiles(chosen);
    setFault(chosen[0] && chosen[0].size > mostBytes ? texts.sheetTooLarge : undefined);
  };
  const read = async () => {
    const [file] = files;
    if (!file) return setFault(texts.fileNeeded);
    if (fault) return;
    setSent(0);
    try {
      await onFile(file, setSent);
    } catch (error) {
      setFault(fieldMessages(error).file ?? errorReason(error) ?? texts.readFailed);
    } finally {
      setSent(null);
    }
  };
  return (
    <Panel title={title} lead={lead}>
      <div className="flex flex-col gap-4">
        <FilePicker
          label={title}
          required
          accept=".xlsx,.xlsm,.csv,.txt"
          files={files}
          onFiles={choose}
          error={fault}
          disabled={sent !== null}
        />
        {sent !== null && <Progress label={sent < 1 ? texts.sending : texts.looking} value={sent < 1 ? sent : null} />}
        <div>
          <Button loading={sent !== null} onClick={() => void read()}>
            <FileSpreadsheet aria-hidden="true" />
            {texts.showLines}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
