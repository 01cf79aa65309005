import { useMutation } from '@tanstack/react-query';
import { Form } from '~/ui/forms/form';
import { FormActions } from '~/ui/forms/form-actions';
import { FormDialog } from '~/ui/forms/form-dialog';
import { useRecordForm } from '~/ui/forms/use-record-form';
import type { DialogState } from '~/ui/hooks/use-dialog';
import { toast } from '~/ui/toast';
import type { Question } from '~/shared/board/schemas';
import { retagForm } from '../../contract/stewardship';
import { retagQuestion } from './queries';
import { TagChoices, TagsField } from '~/features/community/web/public';
import * as texts from '../../texts';
import * as boardTexts from '~/shared/board/texts';
import * as common from '~/shared/texts';

/** Sets the tags of another member's question. */
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
    failed: common.saveFailed,
    known: { 404: true, 409: true },
    unchanged: boardTexts.nothingChanged,
    save: async ({ values }) => {
      await retag({ params: { id }, body: values });
      toast.success(texts.retagged);
      onSaved();
    },
  });
  return (
    <Form form={form} className="flex flex-col gap-4">
      <TagsField form={form} />
      <TagChoices
        value={form.watch('tags')}
        onChange={(value) => form.setValue('tags', value, { shouldDirty: true })}
      />
      <FormActions form={form} submitLabel={common.save} />
    </Form>
  );
}
