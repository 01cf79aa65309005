import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, useId, useRef, useEffect } from 'react';
import { fieldProblems, problemOf } from '~/shared/problem';
import { Dialog } from '~/ui/dialog';
import { Field } from '~/ui/field';
import { FilePicker } from '~/ui/file-picker';
import { useTransfers } from '~/ui/hooks/use-transfers';
import { Input } from '~/ui/input';
import { TransferList } from '~/ui/transfer-list';
import { isResourcesQuery, upload, type Say } from './api';
import { checkFlipbook } from './shelf';
import { UploadFooter } from './upload-footer';

type FlipbookDialogProps = { open: boolean; onClose: () => void; say: Say };

/** Uploads a flipbook's PDF; its pages are rendered once it has arrived. */
export function FlipbookDialog({ open, onClose, say }: FlipbookDialogProps) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const client = useQueryClient();
  const { transfers, run, stop, clear } = useTransfers();
  const [typed, setTyped] = useState({ title: '', version: '' });
  const [files, setFiles] = useState<readonly File[]>([]);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);

  const field = (name: 'title' | 'version') => ({
    name,
    value: typed[name],
    // What is on its way stands still; a disabled field would lose the focus.
    readOnly: busy,
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped((now) => ({ ...now, [name]: target.value })),
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = checkFlipbook({ ...typed, pdf: files[0] });
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    say('');
    setBusy(true);
    let refused: Record<string, string> = {};
    const { done, failed } = await run(files, {
      send: (file, options) => {
        const body = new FormData();
        body.append('title', typed.title);
        body.append('version', typed.version);
        body.append('pdf', file);
        return upload('POST /api/resources/flipbooks/', { body }, options);
      },
      problemOf: (error) => {
        refused = fieldProblems(error);
        return problemOf(error);
      },
    });
    setBusy(false);
    setErrors(refused);
    void client.invalidateQueries({ predicate: isResourcesQuery });
    if (failed.length > 0) say('Failed to upload flipbook', Object.keys(refused).length > 0 ? [] : [failed[0]!.problem]);
    if (done.length === 0) return;
    say('Flipbook uploaded successfully');
    onClose();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title="Upload Flipbook"
      width="md"
      holdsTyping
      dismissible={!busy}
      footer={<UploadFooter formId={id} busy={busy} transfers={transfers} onStop={stop} onClose={onClose} />}
    >
      <form ref={element} id={id} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <Field label="Title" required error={errors.title}>
          <Input maxLength={200} autoComplete="off" data-autofocus {...field('title')} />
        </Field>
        <Field label="Version" required error={errors.version} hint="As readers see it: 2026, Second edition …">
          <Input maxLength={50} autoComplete="off" {...field('version')} />
        </Field>
        {!busy && (
          <FilePicker
            label="PDF"
            required
            files={files}
            accept="application/pdf,.pdf"
            error={errors.pdf}
            hint="Up to 100 MB and 500 pages. The newest finished flipbook becomes the current one."
            onFiles={(chosen) => {
              clear();
              setFiles(chosen);
              setErrors(({ pdf: _, ...others }) => others);
            }}
          />
        )}
        <TransferList transfers={errors.pdf ? [] : transfers} />
      </form>
    </Dialog>
  );
}
