import { useMutation } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { showDate } from '~/shared/show-date';
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
    submit: texts.approve,
    note: texts.noteToMember,
    done: (name) => fillText(texts.approvedOf, { name }),
  },
  correct: {
    title: texts.correctionQuestion,
    submit: texts.sendToMember,
    note: texts.whatToCorrect,
    done: (name) => fillText(texts.correctionAskedOf, { name }),
  },
  reject: {
    title: texts.rejectQuestion,
    submit: texts.reject,
    note: texts.whyRejected,
    done: (name) => fillText(texts.rejectedOf, { name }),
  },
};

/** One decision with its note, which the member reads. It tells of whoever decided first. */
export function DecisionDialog({ open, ...rest }: DecisionProps & DialogState) {
  const { request, decision } = rest;
  const until = showDate(request.renewalDate ?? request.membership_until);
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
      await mutateAsync({ params: { id: request.id }, body: { decision, note: values.note, updated_at: readAt } });
      messages.success(done(request.user.full_name));
      onClose();
    },
    failed: texts.decisionFailed,
    known: { 400: true, decided: texts.decidedMeanwhile },
    // Nobody decides what they have not seen: the list shows it as it is now.
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
