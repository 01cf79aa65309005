import { useMutation } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { FormWindow } from '~/ui/forms/form-window';
import { TextareaField } from '~/ui/forms/text-fields';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import type { CardHolder } from '../../contract';
import { revokeForm } from '../../contract/forms';
import * as texts from '../../texts';
import { revokeCard } from '../mutations';

type RevokeProps = DialogState & { holder: CardHolder; messages: Messages };

/** Opens the window that takes back a card with a reason. */
export function RevokeDialog({ holder, messages, ...state }: RevokeProps) {
  const { mutateAsync } = useMutation(revokeCard);
  return (
    <FormWindow
      {...state}
      title={fillText(texts.takeBackQuestion, { name: holder.full_name })}
      description={texts.takeBackMeans}
      width="sm"
      compact
      label={texts.takeBackForm}
      submitLabel={texts.takeBack}
      form={{
        opened: { values: { reason: '' } },
        schema: revokeForm,
        failed: texts.takeBackFailed,
        withReason: true,
        save: async ({ values }) => {
          await mutateAsync({ params: { userId: holder.id }, body: values });
          messages.success(texts.revokedDone);
        },
      }}
    >
      {(form) => (
        <TextareaField
          form={form}
          name="reason"
          label={texts.reason}
          required
          rows={3}
          maxLength={300}
          data-autofocus
        />
      )}
    </FormWindow>
  );
}
