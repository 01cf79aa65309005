import { useMutation } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { formatDate } from '~/shared/format-date';
import * as common from '~/shared/texts';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import { TextareaField } from '~/ui/forms/text-fields';
import { useRecordForm } from '~/ui/forms/use-record-form';
import { fill } from '~/ui/fill';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import type { Waiting } from '../../contract';
import type { Decision } from '../../contract/choices';
import { decisionForm } from '../../contract/forms';
import * as texts from '../../texts';
import { decideRenewal } from '../mutations';

type DecisionProps = { request: Waiting; decision: Decision; messages: Messages; onClose: () => void };

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
export function DecisionDialog({ open, ...rest }: DecisionProps & DialogState) {
  const { request, decision } = rest;
  const until = formatDate(request.renewalDate ?? request.membership_until);
  return (
    <FormDialog
      open={open}
      onClose={rest.onClose}
      title={words[decision].title}
      description={
        decision === 'approve'
          ? fill(texts.approveMeans, { name: request.user.full_name, until })
          : request.user.full_name
      }
      width="sm"
    >
      <DecisionFields {...rest} />
    </FormDialog>
  );
}

function DecisionFields({ request, decision, messages, onClose }: DecisionProps) {
  const { mutateAsync } = useMutation(decideRenewal);
  const { note, submit, done } = words[decision];
  const form = useRecordForm<{ note: string }>({
    opened: { values: { note: '' }, readAt: request.updated_at },
    schema: decisionForm,
    body: ({ values }) => ({ decision, note: values.note }),
    save: async ({ values, readAt }) => {
      const read = { updated_at: readAt, user_updated_at: request.user.updated_at };
      await mutateAsync({ params: { id: request.id }, body: { decision, note: values.note, ...read } });
      messages.success(done(request.user.full_name));
      onClose();
    },
    failed: texts.decisionFailed,
    known: { 400: true, decided: texts.decidedMeanwhile },
    // A registrar decides only on values they have seen. The dialog closes, and the list shows the request as it is
    // now.
    reread: () => {
      messages.error(texts.requestChangedMeanwhile);
      onClose();
      return Promise.resolve({ values: { note: '' } });
    },
  });
  return (
    <Form form={form} label={submit}>
      <TextareaField
        form={form}
        name="note"
        label={note}
        required={decision !== 'approve'}
        maxLength={1000}
        rows={4}
        data-autofocus
      />
      <FormActions form={form} submitLabel={submit} />
    </Form>
  );
}
