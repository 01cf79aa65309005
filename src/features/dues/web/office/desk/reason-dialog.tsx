import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import { TextareaField } from '~/ui/forms/text-fields';
import { useRecordForm } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { reasonForm } from '../../../contract/forms';
import * as duesTexts from '~/shared/dues/texts';

type ReasonFormProps = {
  /** Names the form. */
  label: string;
  /** The button, and what the person reads when it failed. */
  submit: string;
  failed: string;
  save: (reason: string) => Promise<unknown>;
  onCancel?: () => void;
};

/** Renders the form of a deed that takes a reason and cannot be taken back. */
export function ReasonForm({ label, submit, failed, save, onCancel }: ReasonFormProps) {
  const form = useRecordForm({
    opened: { values: { reason: '' } },
    schema: reasonForm,
    failed,
    withReason: true,
    save: async ({ values }) => void (await save(values.reason)),
  });
  return (
    <Form form={form} label={label}>
      <TextareaField
        form={form}
        name="reason"
        label={duesTexts.reasonLabel}
        required
        rows={3}
        maxLength={500}
        data-autofocus
      />
      <FormActions form={form} submitLabel={submit} onCancel={onCancel} />
    </Form>
  );
}

type ReasonDialogProps = DialogState & Omit<ReasonFormProps, 'label' | 'onCancel'> & { title: string; means: string };

/** Opens the window that asks for the reason of a deed and says what follows. */
export const ReasonDialog = ({ open, onClose, title, means, ...form }: ReasonDialogProps) => (
  <FormDialog open={open} onClose={onClose} title={title} description={means} width="sm" compact>
    <ReasonForm {...form} label={title} />
  </FormDialog>
);
