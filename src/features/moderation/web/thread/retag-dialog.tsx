import { useMutation } from '@tanstack/react-query';
import { FormWindow } from '~/ui/forms/form-window';
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
  const { id, tags } = question;

  const { mutateAsync: retag } = useMutation(retagQuestion);
  return (
    <FormWindow
      {...state}
      compact
      title={texts.retagQuestion}
      description={texts.retagLead}
      className="flex flex-col gap-4"
      submitLabel={common.save}
      form={{
        opened: { values: { tags: tags.join(', ') } },
        schema: retagForm,
        failed: common.saveFailed,
        known: { 404: true, 409: true },
        unchanged: boardTexts.nothingChanged,
        save: async ({ values }) => {
          await retag({ params: { id }, body: values });
          toast.success(texts.retagged);
        },
      }}
    >
      {(form) => (
        <>
          <TagsField form={form} />
          <TagChoices
            value={form.watch('tags')}
            onChange={(value) => form.setValue('tags', value, { shouldDirty: true })}
          />
        </>
      )}
    </FormWindow>
  );
}
