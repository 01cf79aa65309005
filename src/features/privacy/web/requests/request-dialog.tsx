import { useMutation } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { WordsWindow } from '~/ui/forms/words-window';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { dueDays, mostText, type AskedKind } from '../../contract/request-choices';
import { requestForm } from '../../contract/request-forms';
import * as texts from '../../texts';
import { sendRequest } from './mutations';

export type WrittenKind = Exclude<AskedKind, 'erase'>;
type RequestProps = { kind: WrittenKind; messages: Messages };

const words: Record<WrittenKind, { title: string; means: string }> = {
  correct: { title: texts.correctQuestion, means: fillText(texts.correctMeans, { days: dueDays.correct }) },
  grievance: { title: texts.grievanceQuestion, means: fillText(texts.grievanceMeans, { days: dueDays.grievance }) },
};

/** Opens the window that sends a correction or a grievance to the office. */
export function RequestDialog({ kind, messages, ...state }: RequestProps & DialogState) {
  const { mutateAsync } = useMutation(sendRequest);
  return (
    <WordsWindow
      {...state}
      title={words[kind].title}
      description={words[kind].means}
      label={words[kind].title}
      submitLabel={texts.sendToOffice}
      field={{ name: 'text', label: texts.yourWords, rows: 6, maxLength: mostText }}
      form={{
        schema: requestForm,
        body: ({ values }) => ({ kind, ...values }),
        failed: texts.requestFailed,
        known: { open: texts.alreadyOpen },
        save: async ({ values }) => {
          await mutateAsync({ body: { kind, ...values } });
          messages.success(texts.requestSent);
        },
      }}
    />
  );
}
