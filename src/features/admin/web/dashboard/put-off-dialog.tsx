import { useMutation } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { FormWindow } from '~/ui/forms/form-window';
import { LineField, TextField } from '~/ui/forms/text-fields';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { putOffForm, type Waiting } from '../../contract';
import { putOff } from '../queries';
import * as texts from '../../texts';

type PutOffDialogProps = DialogState & { queue: Waiting };

/** Puts a queue off for everybody in the office, until a day and for a reason. */
export function PutOffDialog({ queue, ...state }: PutOffDialogProps) {
  const { key } = queue;

  const { mutateAsync: save } = useMutation(putOff);
  return (
    <FormWindow
      {...state}
      compact
      title={fillText(texts.putOffQueue, { label: queue.label })}
      description={texts.putOffMore}
      className="flex flex-col gap-5"
      submitLabel={texts.putOff}
      form={{
        opened: { values: { until: '', reason: '' } },
        schema: putOffForm,
        failed: common.saveFailed,
        known: { 404: true },
        save: async ({ values }) => {
          await save({ params: { key }, body: values });
        },
      }}
    >
      {(form) => (
        <>
          <TextField form={form} name="until" type="date" label={texts.untilDay} required />
          <LineField form={form} name="reason" label={texts.reason} required maxLength={200} />
        </>
      )}
    </FormWindow>
  );
}
