import { useMutation } from '@tanstack/react-query';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useState } from 'react';
import { errorReason, fieldMessages } from '~/shared/error-message';
import { Button } from '~/ui/button';
import { FilePicker } from '~/ui/file-picker';
import { Panel } from '~/ui/panel';
import { Progress } from '~/ui/progress';
import { createImport } from './mutations';

const mostBytes = 5 * 1_048_576;
const none: readonly File[] = [];

/** Chooses a file and has it looked at; `onRead` gets the id of the preview. */
export function FilePanel({ onRead }: { onRead: (id: number) => void }) {
  const [files, setFiles] = useState(none);
  const [fault, setFault] = useState<string>();
  const [sent, setSent] = useState(0);
  const { mutateAsync, isPending } = useMutation(createImport);

  const choose = (chosen: readonly File[]) => {
    setFiles(chosen);
    setFault(chosen[0] && chosen[0].size > mostBytes ? 'File size must be less than 5MB.' : undefined);
  };
  const read = async () => {
    const [file] = files;
    if (!file) return setFault('Please choose a file.');
    if (fault) return;
    const body = new FormData();
    body.append('file', file);
    setSent(0);
    try {
      onRead((await mutateAsync({ body, onProgress: setSent })).id);
    } catch (error) {
      setFault(fieldMessages(error).file ?? errorReason(error) ?? 'The file could not be read. Please try again.');
    }
  };
  return (
    <Panel title="A new file" lead="The first sheet of an Excel file (XLSX), or CSV: up to 5,000 rows and 5 MB, with a row of headings. The list that this site exports fits as it is.">
      <div className="flex flex-col gap-4">
        <FilePicker label="File" required accept=".xlsx,.xlsm,.csv,.txt" files={files} onFiles={choose} error={fault} disabled={isPending} />
        {isPending && <Progress label={sent < 1 ? 'Sending the file' : 'Looking at the rows'} value={sent < 1 ? sent : null} />}
        <div>
          <Button loading={isPending} onClick={() => void read()}>
            <FileSpreadsheet aria-hidden="true" />
            Show preview
          </Button>
        </div>
      </div>
    </Panel>
  );
}
