import { z } from 'zod';
import { fillText } from '~/shared/fill-text';
import * as common from '~/shared/texts';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FilesField } from '~/ui/forms/choice-fields';
import { FormDialog } from '~/ui/forms/form-dialog';
import { useRecordForm } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import type { Messages } from '~/ui/hooks/use-message';
import { notArrived } from '~/ui/hooks/use-transfers';
import type { Event } from '../../contract';
import { choosesPictures, outcomeProblems, uploadedText } from './posters';
import { usePosters } from './use-posters';
import { titleOf } from './words';
import * as texts from '../../texts';

type PosterFormProps = { event: Event; messages: Messages; onClose: () => void };
type Posters = { posters: readonly File[] };

/** Adds posters to an event. Files that did not arrive stay chosen, with the reason, to be sent again. */
export function PosterUploadDialog({ open, ...form }: PosterFormProps & DialogState) {
  return (
    <FormDialog
      open={open}
      onClose={form.onClose}
      title={texts.uploadPosters}
      description={titleOf(form.event)}
      width="md"
    >
      <PosterForm {...form} />
    </FormDialog>
  );
}

const posterForm = z.object({ posters: z.array(z.file()).min(1, texts.pleaseSelectFiles) });

function PosterForm({ event, messages, onClose }: PosterFormProps) {
  const { send, shown, clear } = usePosters();
  const form = useRecordForm<Posters>({
    opened: { values: { posters: [] } },
    schema: posterForm,
    failed: texts.failedToUploadPosters,
    save: async ({ values: { posters } }) => {
      messages.clear();
      const outcome = await send(event.id, posters);
      const { done, failed } = outcome;
      const show = done.length > 0 ? messages.success : messages.error;
      if (done.length > 0 || failed.length > 0) show(uploadedText(outcome), outcomeProblems(outcome, posters.length));
      if (done.length === posters.length) return onClose();
      if (done.length > 0) return { values: { posters: notArrived(posters, outcome) } };
    },
  });
  const count = form.watch('posters').length;
  return (
    <Form form={form}>
      {!form.isSaving && (
        <FilesField form={form} name="posters" label={texts.posters} required onChosen={clear} {...choosesPictures} />
      )}
      <FormActions
        form={form}
        submitLabel={count > 1 ? fillText(texts.uploadSeveralPosters, { count }) : common.upload}
        transfers={shown(form.isSaving)}
      />
    </Form>
  );
}
