import { useMutation } from '@tanstack/react-query';
import { fieldMessages, reasonOrRetry } from '~/shared/error-message';
import * as common from '~/shared/texts';
import { isEmpty } from '~/ui/forms/changes';
import { FilesField } from '~/ui/forms/choice-fields';
import { TextField } from '~/ui/forms/text-fields';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { useRecordForm } from '~/ui/forms/use-record-form';
import type { Messages } from '~/ui/hooks/use-message';
import { useTransfers } from '~/ui/hooks/use-transfers';
import { uploadFlipbook } from './mutations';
import { flipbookUpload } from './upload-forms';
import * as texts from '../../texts';

type FlipbookFormProps = { messages: Messages; onClose: () => void };
type Values = { title: string; version: string; pdf: readonly File[] };

/** Uploads a flipbook's PDF; its pages are rendered after it has arrived. */
export function FlipbookForm({ messages, onClose }: FlipbookFormProps) {
  const { transfers, run, stop, clear } = useTransfers();
  const { mutateAsync: upload } = useMutation(uploadFlipbook);
  const failed = texts.failedToUploadFlipbook;
  const form = useRecordForm<Values>({
    opened: { values: { title: '', version: '', pdf: [] } },
    schema: flipbookUpload,
    failed,
    save: async ({ values: { title, version, pdf } }) => {
      messages.clear();
      const outcome = await run(pdf, {
        send: (file, options) => {
          const body = new FormData();
          body.append('title', title);
          body.append('version', version);
          body.append('pdf', file);
          return upload({ body, ...options });
        },
        problemOf: reasonOrRetry,
      });
      if (outcome.failed[0]) throw outcome.failed[0].error;
      if (outcome.stopped) return;
      messages.success(texts.flipbookUploaded);
      onClose();
    },
    onFailed: (error) => messages.error(failed, isEmpty(fieldMessages(error)) ? [reasonOrRetry(error)] : []),
  });
  // Fields are read-only during the upload; a disabled field would lose the focus.
  const text = { form, required: true, autoComplete: 'off', readOnly: form.isSaving };
  return (
    <Form form={form}>
      <div className="grid gap-5">
        <TextField {...text} name="title" label={common.title} maxLength={200} data-autofocus />
        <TextField {...text} name="version" label={texts.version} maxLength={50} hint={texts.versionHint} />
        {!form.isSaving && (
          <FilesField
            form={form}
            name="pdf"
            label={texts.pdf}
            required
            accept="application/pdf,.pdf"
            hint={texts.pdfHint}
            onChosen={clear}
          />
        )}
      </div>
      <FormActions
        form={form}
        submitLabel={common.upload}
        // The fault of the PDF stands at its field.
        transfers={{ transfers: form.formState.errors.pdf ? [] : transfers, stop }}
      />
    </Form>
  );
}
