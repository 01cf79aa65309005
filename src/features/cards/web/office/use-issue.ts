import { useMutation } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import type { Messages } from '~/ui/hooks/use-message';
import { describeOutcome } from '~/ui/office/describe-outcome';
import type { CardHolder } from '../../contract';
import * as texts from '../../texts';
import { issueCard, undoIssue } from '../mutations';

/** Returns the function that issues a new card to a member, with *Undo*, and the member whose card is being issued. */
export function useIssue(messages: Messages) {
  const { mutateAsync, isPending, variables } = useMutation(issueCard);
  const { mutateAsync: undo } = useMutation(undoIssue);
  const issue = ({ id, full_name: name, card }: CardHolder) => {
    const params = { userId: id };
    messages.clear();
    void describeOutcome(messages, mutateAsync({ params }), {
      done: () => [fillText(texts.issuedTo, { name }), ...(card === 'live' ? [texts.oldCardEnded] : [])],
      failed: texts.issueFailed,
      undo: () => undo({ params }),
    }).catch(() => undefined);
  };
  return { issue, issuingTo: isPending ? Number(variables.params.userId) : null };
}
