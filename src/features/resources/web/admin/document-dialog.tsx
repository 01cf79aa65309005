import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { fieldProblems, problemOf } from '~/shared/problem';
import { Dialog } from '~/ui/dialog';
import { Field } from '~/ui/field';
import { FilePicker } from '~/ui/file-picker';
import { useTransfers } from '~/ui/hooks/use-transfers';
import { Input } from '~/ui/input';
import { Select } from '~/ui/select';
import { TransferList } from '~/ui/transfer-list';
import { resourceCategories } from '../../contract/categories';
import { isResourcesQuery, upload, type Say } from './api';
import { checkDocuments } from './shelf';
import { UploadFooter } from './upload-footer';

type DocumentDialogProps = { open: boolean; onClose: () => void; say: Say };

const types = '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.txt,.csv,image/*';

/** Uploads documents of one category; what did not arrive stays chosen, with the reason. */
export function DocumentDialog({ open, onClose, say }: DocumentDialogProps) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const client = useQueryClient();
  const { transfers, run, stop, clear } = useTransfers();
  const [category, setCategory] = useState('');
  const [name, setName] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found: Record<string, string> = checkDocuments({ category, files });
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    say('');
    setBusy(true);
    const refused: Record<string, string> = {};
    const { done, failed } = await run(files, {
      send: (file, options) => {
        const body = new FormData();
        body.append('category', category);
        if (files.length === 1) body.append('file_name', name);
        body.append('file', file);
        return upload('POST /api/resources/documents/', { body }, options);
      },
      problemOf: (error) => {
        const { file: _, ...others } = fieldProblems(error);
        Object.assign(refused, others);
        return problemOf(error);
      },
    });
    setBusy(false);
    setErrors(refused);
    void client.invalidateQueries({ predicate: isResourcesQuery });
    const problems = failed.map(({ file, problem }) => `${file.name}: ${problem}`);
    if (done.length > 0) say(`${done.length} document(s) uploaded successfully`, problems);
    else if (failed.length > 0) say('Failed to upload documents', problems);
    if (done.length === files.length) onClose();
    else setFiles(files.filter((file) => !done.some((sent) => sent.file === file)));
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title="Upload Documents"
      width="md"
      holdsTyping
      dismissible={!busy}
      footer={<UploadFooter formId={id} busy={busy} transfers={transfers} onStop={stop} onClose={onClose} />}
    >
      <form ref={element} id={id} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <Field label="Category" required error={errors.category}>
          <Select
            data-autofocus
            value={category}
            placeholder="Choose a category"
            options={resourceCategories.map((value) => ({ value, label: value }))}
            onChange={(event) => !busy && setCategory(event.target.value)}
          />
        </Field>
        {!busy && (
          <FilePicker
            label="Files"
            required
            multiple
            files={files}
            accept={types}
            error={errors.file}
            hint="PDF, Word, Excel, PowerPoint, text, CSV or images, each up to 100 MB."
            onFiles={(chosen) => {
              clear();
              setFiles(chosen);
              setErrors(({ file: _, ...others }) => others);
            }}
          />
        )}
        {files.length === 1 && (
          <Field label="File name" error={errors.file_name} hint="As readers see it. Left empty, the file keeps its own.">
            <Input
              maxLength={200}
              autoComplete="off"
              placeholder={files[0]!.name}
              value={name}
              readOnly={busy}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
        )}
        <TransferList transfers={busy ? transfers : transfers.filter(({ state }) => state !== 'done')} />
      </form>
    </Dialog>
  );
}
