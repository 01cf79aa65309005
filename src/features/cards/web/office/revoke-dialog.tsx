import { useMutation } from '@tanstack/react-query';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import { TextareaField } from '~/ui/forms/text-fields';
import { useRecordForm } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import type { CardHolder } from '../../contract';
import { revokeForm } from '../../contract/forms';
import { cardTexts } from '../../contract/texts';
import { revokeCard } from '../mutations';

type RevokeProps = DialogState & { holder: CardHolder; messages: Messages };

/** Asks why a card is taken back, and takes it back. */
export function RevokeDialog({ holder, messages, ...state }: RevokeProps) {
  return (
    <FormDialog
      {...state}
      title={`Take back the card of ${holder.full_name}?`}
      description="It stops being valid at once, on every copy. From then on only the office can issue a new one."
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
    failed: 'Failed to take back the card. Please try again.',
    withReason: true,
    save: async ({ values }) => {
      await mutateAsync({ params: { userId: holder.id }, body: values });
      messages.success(cardTexts.revokedDone);
      onDone();
    },
  });
  return (
    <Form form={form} label="Take back a card">
      <TextareaField form={form} name="reason" label="Reason" required rows={3} maxLength={300} data-autofocus />
      <FormActions form={form} submitLabel="Take back" />
    </Form>
  );
}
