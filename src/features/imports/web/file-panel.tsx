import { useMutation } from '@tanstack/react-query';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useState } from 'react';
import { errorReason, fieldMessages } from '~/shared/error-message';
import { Button } from '~/ui/button';
import { FilePicker } from '~/ui/file-picker';
import { Panel } from '~/ui/panel';
import { Progress } from '~/ui/progress';
import * as texts from '../texts';
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
    setFault(chosen[0] && chosen[0].size > mostBytes ? texts.fileTooLarge : undefined);
  };
  const read = async () => {
    const [file] = files;
    if (!file) return setFault(texts.fileMissing);
    if (fault) return;
    const body = new FormData();
    body.append('file', file);
    setSent(0);
    try {
      onRead((await mutateAsync({ body, onProgress: setSent })).id);
    } catch (error) {
      setFault(fieldMessages(error).file ?? errorReason(error) ?? texts.readFailed);
    }
  };
  return (
    <Panel title={texts.newFile} lead={texts.newFileLead}>
      <div className="flex flex-col gap-4">
        <FilePicker
          label={texts.file}
          required
          accept=".xlsx,.xlsm,.csv,.txt"
          files={files}
          onFiles={choose}
          error={fault}
          disabled={isPending}
        />
        {isPending && <Progress label={sent < 1 ? texts.sending : texts.looking} value={sent < 1 ? sent : null} />}
        <div>
          <Button loading={isPending} onClick={() => void read()}>
            <FileSpreadsheet aria-hidden="true" />
            {texts.showPreview}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
