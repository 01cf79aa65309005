import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DAY_MS } from '~/shared/dates';
import { fillText } from '~/shared/fill-text';
import { dayIso } from '~/shared/membership-status';
import { FormWindow } from '~/ui/forms/form-window';
import { TextField } from '~/ui/forms/text-fields';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { toast } from '~/ui/toast';
import type { Question } from '~/shared/board/schemas';
import { mostPinned, refetchList } from '~/features/community/web/public';
import * as common from '~/shared/texts';
import * as texts from '../../texts';
import { mostPinnedDays } from '../../contract/limits';
import { pinForm } from '../../contract/stewardship';
import { pinQuestion } from './queries';

type PinDialogProps = DialogState & { question: Question; onMoved: () => void };

/** Pins a question to the top of the list, for a week unless another day is chosen. */
export function PinDialog({ question, onMoved, ...state }: PinDialogProps) {
  const client = useQueryClient();
  const { mutateAsync: pin } = useMutation(pinQuestion);
  return (
    <FormWindow
      {...state}
      compact
      width="sm"
      title={texts.pinQuestion}
      description={fillText(texts.pinLead, { most: mostPinned })}
      className="flex flex-col gap-4"
      submitLabel={texts.pin}
      form={{
        opened: { values: { pinned_until: question.pinned_until ?? inDays(7) } },
        schema: pinForm,
        failed: texts.pinFailed,
        known: { 404: true, 409: true },
        save: async ({ values }) => {
          await pin({ params: { id: question.id }, body: values });
          toast.success(texts.pinned);
          await refetchList(client);
          onMoved();
        },
      }}
    >
      {(form) => (
        <TextField
          form={form}
          name="pinned_until"
          label={common.lastDay}
          type="date"
          required
          min={inDays(0)}
          max={inDays(mostPinnedDays)}
          hint={fillText(texts.pinnedUntilHint, { days: mostPinnedDays })}
        />
      )}
    </FormWindow>
  );
}

const inDays = (days: number) => dayIso(new Date(Date.now() + days * DAY_MS));
