import { useMutation } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { describeOutcome } from '~/ui/office/describe-outcome';
import type { CardHolder } from '../../contract';
import * as texts from '../../texts';
import { issueCard } from '../mutations';

/** Opens the question before a member gets a new card. */
export function IssueQuestion({
  holder,
  messages,
  ...state
}: DialogState & { holder: CardHolder; messages: Messages }) {
  const { mutateAsync: issue } = useMutation(issueCard);
  return (
    <ConfirmDialog
      {...state}
      title={fillText(texts.issueQuestion, { name: holder.full_name })}
      description={holder.card === 'live' ? texts.issueEndsOld : texts.issueMeans}
      confirmLabel={texts.issueCard}
      onConfirm={() =>
        describeOutcome(messages, issue({ params: { userId: holder.id } }), {
          done: texts.issuedDone,
          failed: texts.issueFailed,
        })
      }
    />
  );
}
