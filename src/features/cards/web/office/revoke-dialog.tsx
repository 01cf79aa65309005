import { useMutation } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import { TextareaField } from '~/ui/forms/text-fields';
import { useRecordForm } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import type { CardHolder } from '../../contract';
import { revokeForm } from '../../contract/forms';
import * as texts from '../../texts';
import { revokeCard } from '../mutations';

type RevokeProps = DialogState & { holder: CardHolder; messages: Messages };

/** Opens the window that takes back a card with a reason. */
export function RevokeDialog({ holder, messages, ...state }: RevokeProps) {
  return (
    <FormDialog
      {...state}
      title={fillText(texts.takeBackQuestion, { name: holder.full_name })}
      description={texts.takeBackMeans}
      width="sm"
      compact
    >
      <RevokeForm holder={holder} messages={messages} onDone={state.onClose} />
    </FormDialog>
  );
}

function RevokeForm({ holder, messages, onDone }: { holder: CardHolder; messages: Messages; onDone: () => void }) {
  const { mutateAsync } = useMutation(revokeCard);
  const form = useRecordForm({
    opened: { values: { reason: '' } },
    schema: revokeForm,
    failed: texts.takeBackFailed,
    withReason: true,
    save: async ({ values }) => {
      await mutateAsync({ params: { userId: holder.id }, body: values });
      messages.success(texts.revokedDone);
      onDone();
    },
  });
  return (
    <Form form={form} label={texts.takeBackForm}>
      <TextareaField form={form} name="reason" label={texts.reason} required rows={3} maxLength={300} data-autofocus />
      <FormActions form={form} submitLabel={texts.takeBack} />
    </Form>
  );
}
