import { useMutation } from '@tanstack/react-query';
import { fillText } from '~/shared/fill-text';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import { TextField } from '~/ui/forms/text-fields';
import { useRecordForm } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { toast } from '~/ui/toast';
import type { Question } from '../../contract';
import { mostTags } from '../../contract/limits';
import { retagForm } from '../../contract/stewardship';
import { retagQuestion } from './queries';
import { TagChoices } from '../composer/tag-choices';
import * as texts from '../../texts';

/** Sets the tags of somebody's question. */
export function RetagDialog({ question, ...state }: DialogState & { question: Question }) {
  return (
    <FormDialog {...state} compact title={texts.retagQuestion} description={texts.retagLead}>
      <RetagForm question={question} onSaved={state.onClose} />
    </FormDialog>
  );
}

function RetagForm({ question: { id, tags }, onSaved }: { question: Question; onSaved: () => void }) {
  const { mutateAsync: retag } = useMutation(retagQuestion);
  const form = useRecordForm({
    opened: { values: { tags: tags.join(', ') } },
    schema: retagForm,
    failed: texts.saveFailed,
    known: { 404: true, 409: true },
    unchanged: texts.nothingChanged,
    save: async ({ values }) => {
      await retag({ params: { id }, body: values });
      toast.success(texts.retagged);
      onSaved();
    },
  });
  return (
    <Form form={form} className="flex flex-col gap-4">
      <TextField
        form={form}
        name="tags"
        label={texts.tags}
        hint={fillText(texts.tagsHint, { mostTags })}
        maxLength={400}
        autoComplete="off"
      />
      <TagChoices
        value={form.watch('tags')}
        onChange={(value) => form.setValue('tags', value, { shouldDirty: true })}
      />
      <FormActions form={form} submitLabel={texts.save} />
    </Form>
  );
}
