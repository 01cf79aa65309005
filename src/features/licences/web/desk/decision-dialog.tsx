import { useMutation } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { WordsWindow } from '~/ui/forms/words-window';
import { fill } from '~/ui/fill';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import type { Waiting } from '../../contract';
import type { Decision } from '../../contract/choices';
import { decisionForm } from '../../contract/forms';
import * as texts from '../../texts';
import { decideRenewal } from '../mutations';

type DecisionProps = { request: Waiting; decision: Decision; messages: Messages };

const words: Record<Decision, { title: string; submit: string; note: string; done: (name: string) => string }> = {
  approve: {
    title: texts.approveQuestion,
    submit: common.approve,
    note: texts.noteToMember,
    done: (name) => fillText(texts.approvedOf, { name }),
  },
  correct: {
    title: common.askForCorrection,
    submit: texts.sendToMember,
    note: texts.whatToCorrect,
    done: (name) => fillText(texts.correctionAskedOf, { name }),
  },
  reject: {
    title: texts.rejectQuestion,
    submit: common.reject,
    note: texts.whyRejected,
    done: (name) => fillText(texts.rejectedOf, { name }),
  },
};

/** Opens the window of a decision on a request with its note, which the member reads. */
export function DecisionDialog({ request, decision, messages, ...state }: DecisionProps & DialogState) {
  const until = formatDate(request.renewalDate ?? request.membership_until);
  const { mutateAsync } = useMutation(decideRenewal);
  const { note, submit, done } = words[decision];
  return (
    <WordsWindow
      {...state}
      title={words[decision].title}
      description={
        decision === 'approve'
          ? fill(texts.approveMeans, { name: request.user.full_name, until })
          : request.user.full_name
      }
      label={submit}
      submitLabel={submit}
      field={{ name: 'note', label: note, required: decision !== 'approve', rows: 4, maxLength: 1000 }}
      form={{
        readAt: request.updated_at,
        schema: decisionForm,
        body: ({ values }) => ({ decision, note: values.note }),
        save: async ({ values, readAt }) => {
          const read = { updated_at: readAt, user_updated_at: request.user.updated_at };
          await mutateAsync({ params: { id: request.id }, body: { decision, note: values.note, ...read } });
          messages.success(done(request.user.full_name));
        },
        failed: texts.decisionFailed,
        withReason: false,
        known: { 400: true, decided: texts.decidedMeanwhile },
        // A registrar decides only on values they have seen. The dialog closes, and the list shows the request as it is
        // now.
        reread: () => {
          messages.error(texts.requestChangedMeanwhile);
          state.onClose();
          return Promise.resolve({ values: { note: '' } });
        },
      }}
    />
  );
}
