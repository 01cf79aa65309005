import { useMutation } from '@tanstack/react-query';
import * as common from '~/shared/texts';
import type { Messages } from '~/ui/hooks/use-message';
import { attempt } from '~/ui/office/attempt';
import { FormatButtons } from '~/ui/office/export-buttons';
import { SheetPanel } from '~/ui/office/sheet-panel';
import { saveFile } from '~/ui/save-file';
import * as texts from '../texts';
import { createImport, downloadTemplate } from './mutations';

const words = {
  missing: texts.fileMissing,
  tooLarge: texts.fileTooLarge,
  sending: texts.sending,
  looking: texts.looking,
  submit: texts.showPreview,
  failed: texts.readFailed,
};

type FilePanelProps = { messages: Messages; onRead: (id: number) => void };

/** Renders the choice of a file and uploads it for a preview; `onRead` receives the id of the preview. */
export function FilePanel({ messages, onRead }: FilePanelProps) {
  const { mutateAsync } = useMutation(createImport);
  const read = async (file: File, onProgress: (share: number) => void) => {
    const body = new FormData();
    body.append('file', file);
    onRead((await mutateAsync({ body, onProgress })).id);
  };
  return (
    <SheetPanel title={texts.newFile} lead={texts.newFileLead} label={common.file} words={words} onFile={read}>
      <Template messages={messages} />
    </SheetPanel>
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
