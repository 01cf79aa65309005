import { useMutation } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import { TextField } from '~/ui/forms/text-fields';
import { useRecordForm } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { putOffForm, type Waiting } from '../../contract';
import { putOff } from '../queries';
import * as texts from '../../texts';

type PutOffDialogProps = DialogState & { queue: Waiting };

/** Puts a queue off for everybody in the office, until a day and for a reason. */
export function PutOffDialog({ queue, ...state }: PutOffDialogProps) {
  return (
    <FormDialog
      {...state}
      compact
      title={fillText(texts.putOffQueue, { label: queue.label })}
      description={texts.putOffMore}
    >
      <PutOffForm queue={queue} onSaved={state.onClose} />
    </FormDialog>
  );
}

function PutOffForm({ queue: { key }, onSaved }: { queue: Waiting; onSaved: () => void }) {
  const { mutateAsync: save } = useMutation(putOff);
  const form = useRecordForm({
    opened: { values: { until: '', reason: '' } },
    schema: putOffForm,
    failed: common.saveFailed,
    known: { 404: true },
    save: async ({ values }) => {
      await save({ params: { key }, body: values });
      onSaved();
    },
  });
  return (
    <Form form={form} className="flex flex-col gap-5">
      <TextField form={form} name="until" type="date" label={texts.untilDay} required />
      <TextField form={form} name="reason" label={texts.reason} required maxLength={200} autoComplete="off" />
      <FormActions form={form} submitLabel={texts.putOff} />
    </Form>
  );
}
