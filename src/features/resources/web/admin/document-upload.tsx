import { useMutation } from '@tanstack/react-query';
import { fieldMessages, reasonOrRetry } from '~/shared/error-message';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { FilesField, SelectField } from '~/ui/forms/choice-fields';
import { LineField } from '~/ui/forms/text-fields';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { useRecordForm } from '~/ui/forms/use-record-form';
import type { Messages } from '~/ui/hooks/use-message';
import { notArrived, useTransfers } from '~/ui/hooks/use-transfers';
import { resourceCategories } from '../../contract/categories';
import { uploadDocument } from './mutations';
import { documentsUpload } from './upload-forms';
import * as texts from '../../texts';
import { categoryName } from '../document-words';

type DocumentFormProps = { messages: Messages; onClose: () => void };
type Values = { category: string; file_name: string; file: readonly File[] };

const types = '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.txt,.csv,image/*';

/** Uploads documents of one category; files that did not arrive stay chosen, with the reason. */
export function DocumentForm({ messages, onClose }: DocumentFormProps) {
  const { run, shown, clear } = useTransfers();
  const { mutateAsync: upload } = useMutation(uploadDocument);
  const form = useRecordForm<Values>({
    opened: { values: { category: '', file_name: '', file: [] } },
    schema: documentsUpload,
    body: ({ values }) => ({ ...values, file_name: nameOf(values) }),
    failed: texts.failedToUploadDocuments,
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
      const uploaded = fillText(texts.documentsUploaded, { count: done.length });
      if (done.length > 0 && failed.length > 0)
        messages.mixed([uploaded, fillText(texts.documentsLeft, { count: failed.length })], problems);
      else if (done.length > 0) messages.success(uploaded);
      else if (failed.length > 0) messages.error(texts.failedToUploadDocuments, problems);
      if (done.length === values.file.length) return onClose();
      if (done.length > 0) return { values: { ...values, file: notArrived(values.file, { done }) } };
      // The fault of a file stands beside it.
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
          label={common.category}
          required
          data-autofocus
          placeholder={common.chooseACategory}
          options={resourceCategories.map((value) => ({ value, label: categoryName(value) }))}
        />
        {!form.isSaving && (
          <FilesField
            form={form}
            name="file"
            label={common.files}
            required
            multiple
            accept={types}
            hint={texts.filesHint}
            onChosen={clear}
          />
        )}
        {files.length === 1 && (
          <LineField
            form={form}
            name="file_name"
            label={texts.fileName}
            hint={texts.fileNameHint}
            maxLength={200}
            placeholder={files[0]!.name}
            readOnly={form.isSaving}
          />
        )}
      </div>
      <FormActions form={form} submitLabel={common.upload} transfers={shown(form.isSaving)} />
    </Form>
  );
}

/** Returns the name for the file: several files can't share one name. */
const nameOf = ({ file_name, file }: Values) => (file.length === 1 ? file_name : '');
