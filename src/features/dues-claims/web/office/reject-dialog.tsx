import { useMutation } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import { TextareaField } from '~/ui/forms/text-fields';
import { useRecordForm } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { claimDecisionForm } from '../../contract/forms';
import { decideClaim } from '../mutations';
import type { Claim } from '~/shared/dues/schemas';
import * as texts from '../../texts';
import * as duesTexts from '~/shared/dues/texts';

type RejectProps = { claim: Claim; messages: Messages; onClose: () => void };

/** Opens the window that rejects a claim with a note, which its member reads. */
export const RejectDialog = ({ open, ...rest }: RejectProps & DialogState) => (
  <FormDialog
    open={open}
    onClose={rest.onClose}
    title={fillText(texts.rejectQuestion, { name: rest.claim.full_name })}
    description={texts.rejectMeans}
    width="sm"
    compact
  >
    <RejectForm {...rest} />
  </FormDialog>
);

function RejectForm({ claim, messages, onClose }: RejectProps) {
  const deciding = useMutation(decideClaim);
  const bodyOf = ({ note }: { note: string }) => ({ decision: 'reject' as const, note });
  const form = useRecordForm({
    opened: { values: { note: '' } },
    schema: claimDecisionForm,
    body: ({ values }) => bodyOf(values),
    failed: texts.decisionFailed,
    withReason: true,
    save: async ({ values }) => {
      await deciding.mutateAsync({ params: { id: claim.id }, body: bodyOf(values) });
      messages.success(fillText(texts.claimRejectedDone, { name: claim.full_name, number: claim.number }));
      onClose();
    },
  });
  return (
    <Form form={form} label={texts.reject}>
      <TextareaField
        form={form}
        name="note"
        label={duesTexts.reasonLabel}
        required
        rows={3}
        maxLength={500}
        data-autofocus
      />
      <FormActions form={form} submitLabel={texts.reject} />
    </Form>
  );
}
