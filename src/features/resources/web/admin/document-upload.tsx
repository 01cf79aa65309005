import { useMutation } from '@tanstack/react-query';
import { fieldMessages, reasonOrRetry } from '~/shared/error-message';
import { FilesField, SelectField } from '~/ui/forms/choice-fields';
import { TextField } from '~/ui/forms/text-fields';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import { useRecordForm } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { useTransfers } from '~/ui/hooks/use-transfers';
import { resourceCategories } from '../../contract/categories';
import { uploadDocument } from './mutations';
import { documentsUpload } from './upload-forms';

type DocumentFormProps = { messages: Messages; onClose: () => void };
type Values = { category: string; file_name: string; file: readonly File[] };

const types = '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.txt,.csv,image/*';

/** Uploads documents of one category; what did not arrive stays chosen, with the reason. */
export function DocumentUpload({ open, ...form }: DocumentFormProps & DialogState) {
  return (
    <FormDialog open={open} onClose={form.onClose} title="Upload Documents" width="md">
      <DocumentForm {...form} />
    </FormDialog>
  );
}

function DocumentForm({ messages, onClose }: DocumentFormProps) {
  const { transfers, run, stop, clear } = useTransfers();
  const { mutateAsync: upload } = useMutation(uploadDocument);
  const form = useRecordForm<Values>({
    opened: { values: { category: '', file_name: '', file: [] } },
    schema: documentsUpload,
    body: ({ values }) => ({ ...values, file_name: nameOf(values) }),
    failed: 'Failed to upload documents',
    save: async ({ values }) => {
      messages.clear();
      const { done, failed } = await run(values.file, {
        send: (file, options) => {
          const body = new FormData();
          body.append('category', values.category);
          body.append('file_name', nameOf(values));
          body.append('file', file);
          return upload({ body, ...options });
        },
        problemOf: reasonOrRetry,
      });
      const problems = failed.map(({ file, problem }) => `${file.name}: ${problem}`);
      if (done.length > 0) messages.success(`${done.length} document(s) uploaded successfully`, problems);
      else if (failed.length > 0) messages.error('Failed to upload documents', problems);
      if (done.length === values.file.length) return onClose();
      if (done.length > 0) return { values: { ...values, file: values.file.filter((file) => !done.some((sent) => sent.file === file)) } };
      // What is wrong with a file stands beside it.
      for (const { error } of failed) {
        const { file: _, ...faults } = fieldMessages(error);
        form.showFaults(faults);
      }
    },
  });
  const files = form.watch('file');
  return (
    <Form form={form}>
      <div className="grid gap-5">
        <SelectField
          form={form}
          name="category"
          label="Category"
          required
          data-autofocus
          placeholder="Choose a category"
          options={resourceCategories.map((value) => ({ value, label: value }))}
        />
        {!form.isSaving && (
          <FilesField
            form={form}
            name="file"
            label="Files"
            required
            multiple
            accept={types}
            hint="PDF, Word, Excel, PowerPoint, text, CSV or images, each up to 100 MB."
            onChosen={clear}
          />
        )}
        {files.length === 1 && (
          <TextField
            form={form}
            name="file_name"
            label="File name"
            hint="As readers see it. Left empty, the file keeps its own."
            maxLength={200}
            autoComplete="off"
            placeholder={files[0]!.name}
            readOnly={form.isSaving}
          />
        )}
      </div>
      <FormActions
        form={form}
        submitLabel="Upload"
        transfers={{ transfers: form.isSaving ? transfers : transfers.filter(({ state }) => state !== 'done'), stop }}
      />
    </Form>
  );
}

/** One name can't be that of several files. */
const nameOf = ({ file_name, file }: Values) => (file.length === 1 ? file_name : '');
