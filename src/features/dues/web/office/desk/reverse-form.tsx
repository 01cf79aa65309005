import { useMutation } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { TextareaField } from '~/ui/forms/text-fields';
import { useRecordForm } from '~/ui/forms/use-record-form';
import { reasonForm } from '../../../contract/forms';
import type { Kept, Receipt } from '../../../contract/schemas';
import * as texts from '../../../texts';
import * as duesTexts from '~/shared/dues/texts';
import { reverseReceipt } from './mutations';

type ReverseProps = { receipt: Receipt; onCancel: () => void; onDone: (keptChanges: readonly Kept[]) => void };

/** Renders the form that reverses a receipt with a reason, which cannot be taken back. */
export function ReverseForm({ receipt: { id, number }, onCancel, onDone }: ReverseProps) {
  const { mutateAsync: reverse } = useMutation(reverseReceipt);
  const form = useRecordForm({
    opened: { values: { reason: '' } },
    schema: reasonForm,
    failed: texts.reverseFailed,
    withReason: true,
    save: async ({ values }) => onDone((await reverse({ params: { id }, body: values })).kept),
  });
  return (
    <>
      <p className="mb-5">{fillText(texts.reverseMeans, { number })}</p>
      <Form form={form} label={texts.reverse}>
        <TextareaField
          form={form}
          name="reason"
          label={duesTexts.reasonLabel}
          required
          rows={3}
          maxLength={500}
          data-autofocus
        />
        <FormActions form={form} submitLabel={texts.reverse} danger onCancel={onCancel} />
      </Form>
    </>
  );
}
