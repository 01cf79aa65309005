import { useMutation } from '@tanstack/react-query';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useState } from 'react';
import { errorReason, fieldMessages } from '~/shared/error-message';
import * as common from '~/shared/texts';
import { Button } from '~/ui/button';
import { FilePicker } from '~/ui/file-picker';
import type { Messages } from '~/ui/hooks/use-message';
import { FormatButtons } from '~/ui/office/export-buttons';
import { Panel } from '~/ui/panel';
import { Progress } from '~/ui/progress';
import { saveFile } from '~/ui/save-file';
import { attempt } from '~/ui/office/attempt';
import * as texts from '../texts';
import { createImport, downloadTemplate } from './mutations';

const mostBytes = 5 * 1_048_576;
const none: readonly File[] = [];

type FilePanelProps = { messages: Messages; onRead: (id: number) => void };

/** Renders the choice of a file and uploads it for a preview; `onRead` receives the id of the preview. */
export function FilePanel({ messages, onRead }: FilePanelProps) {
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
          label={common.file}
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
        <Template messages={messages} />
      </div>
    </Panel>
  );
}

/** Renders the downloads of an empty list with the headings of all columns, in the language of the page. */
function Template({ messages }: { messages: Messages }) {
  const { mutateAsync, isPending, variables } = useMutation(downloadTemplate);
  const download = (format: 'csv' | 'xlsx') =>
    attempt(messages, { failed: texts.templateFailed }, async () => {
      saveFile(await mutateAsync({ query: { format } }), `import-list.${format}`);
    });
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4">
      <p className="text-sm text-muted">{texts.templateLead}</p>
      <div className="flex flex-wrap gap-3">
        <FormatButtons
          size="sm"
          labels={{ xlsx: texts.templateAsExcel, csv: texts.templateAsCsv }}
          making={isPending ? (variables.query.format ?? null) : null}
          onStart={(format) => void download(format)}
        />
      </div>
    </div>
  );
}
