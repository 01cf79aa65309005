import { useMutation } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { WordsWindow } from '~/ui/forms/words-window';
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
    <WordsWindow
      {...state}
      title={fillText(texts.takeBackQuestion, { name: holder.full_name })}
      description={texts.takeBackMeans}
      compact
      label={texts.takeBackForm}
      submitLabel={texts.takeBack}
      danger
      field={{ name: 'reason', label: texts.reason, maxLength: 300 }}
      form={{
        schema: revokeForm,
        failed: texts.takeBackFailed,
        save: async ({ values }) => {
          await mutateAsync({ params: { userId: holder.id }, body: values });
          messages.success(texts.revokedDone);
        },
      }}
    />
  );
}
