import { useMutation } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { WordsWindow } from '~/ui/forms/words-window';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { claimDecisionForm } from '../../contract/forms';
import { decideClaim } from '../mutations';
import type { Claim } from '~/shared/dues/schemas';
import * as texts from '../../texts';
import * as duesTexts from '~/shared/dues/texts';

type RejectProps = DialogState & { claim: Claim; messages: Messages };

/** Opens the window that rejects a claim with a note, which its member reads. */
export function RejectDialog({ claim, messages, ...state }: RejectProps) {
  const { mutateAsync: decide } = useMutation(decideClaim);
  const bodyOf = ({ note }: { note: string }) => ({ decision: 'reject' as const, note });
  return (
    <WordsWindow
      {...state}
      title={fillText(texts.rejectQuestion, { name: claim.full_name })}
      description={texts.rejectMeans}
      compact
      label={texts.reject}
      submitLabel={texts.reject}
      field={{ name: 'note', label: duesTexts.reasonLabel, maxLength: 500 }}
      form={{
        schema: claimDecisionForm,
        body: ({ values }) => bodyOf(values),
        failed: texts.decisionFailed,
        save: async ({ values }) => {
          await decide({ params: { id: claim.id }, body: bodyOf(values) });
          messages.success(fillText(texts.claimRejectedDone, { name: claim.full_name, number: claim.number }));
        },
      }}
    />
  );
}
